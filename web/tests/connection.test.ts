import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../src/messages';
import { Connection, type Reach, type Wire } from '../src/net/connection';

class Fake {
  readyState = 1;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: Fake[];
let reaches: Reach[];
let taken: ServerMessage[];
let seen: number;

function connection(): Connection {
  return new Connection({
    open: () => {
      const wire = new Fake();
      wires.push(wire);
      return wire as unknown as Wire;
    },
    hello: () => ({ kind: 'hello', token: 't', lang: 'en', seen }),
    take: (message) => taken.push(message),
    reach: (reach) => reaches.push(reach),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [wires, reaches, taken, seen] = [[], [], [], 0];
});
afterEach(() => vi.useRealTimers());

test('every connection begins with a hello that says what was seen', () => {
  const one = connection();
  one.start();
  wires[0]?.onopen?.();
  expect(wires[0]?.sent[0]).toEqual({ kind: 'hello', token: 't', lang: 'en', seen: 0 });
  seen = 7;
  wires[0]?.close();
  expect(reaches).toContain('lost');
  vi.advanceTimersByTime(1000);
  wires[1]?.onopen?.();
  expect(wires[1]?.sent[0]).toMatchObject({ kind: 'hello', seen: 7 });
  one.stop();
});

test('it waits longer after every failure, and never again after it was stopped', () => {
  const one = connection();
  one.start();
  for (let n = 0; n < 6; n += 1) {
    wires.at(-1)?.close();
    vi.advanceTimersByTime(9000);
  }
  expect(wires).toHaveLength(7);
  wires.at(-1)?.close();
  vi.advanceTimersByTime(1000);
  expect(wires).toHaveLength(7);
  one.stop();
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(7);
});

test('a server that no longer answers counts as lost', () => {
  const one = connection();
  one.start();
  wires[0]?.onopen?.();
  vi.advanceTimersByTime(25_000);
  expect(reaches).toContain('lost');
  expect(wires.length).toBeGreaterThan(1);
  one.stop();
});

test('a table that does not exist is not tried again', () => {
  const one = connection();
  one.start();
  wires[0]?.onopen?.();
  wires[0]?.onclose?.({ code: 4404 });
  expect(reaches.at(-1)).toBe('gone');
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});
