/** Calling somebody who looks at something else: a notification of the browser, a number in the title. */
import { where } from '../route.svelte';
import { settings } from '../settings.svelte';

class Sight {
  /** Whether nobody looks at this page. */
  hidden = $state(document.hidden);

  constructor() {
    document.addEventListener('visibilitychange', () => (this.hidden = document.hidden));
  }
}

export const sight = new Sight();

/** Whether this browser can call at all. */
export const canCall = (): boolean => 'Notification' in window;

/** Ask the browser whether it may; only after somebody wished for it. */
export async function allowCalls(): Promise<boolean> {
  return canCall() && (await Notification.requestPermission()) === 'granted';
}

/** Call, if that is wished for and nobody looks. Nothing that a glance over the shoulder must not see belongs here. */
export function call(table: string, title: string, body: string): void {
  if (!settings.calls || !sight.hidden || !canCall() || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag: table, icon: '/mark.svg' });
    note.onclick = () => {
      focus();
      where.go(`/table/${table}`);
      note.close();
    };
  } catch {
    // Some browsers on phones have the word but not the deed.
  }
}

/** So many wait, in front of a title that nobody looks at. */
export const counted = (n: number, title: string): string => (n && sight.hidden ? `(${n}) ${title}` : title);
