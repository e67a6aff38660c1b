/** The games of the house, as the server tells them: which there are, in which order, and what they are called. */
import type { Game } from '../messages';
import { say, words } from '../words.svelte';
import * as api from './api';

class House {
  private told = $state.raw<Game[]>([]);
  private asked = false;

  /** The games; none until the server has said. */
  get games(): Game[] {
    if (!this.asked) {
      this.asked = true;
      api.games().then((games) => (this.told = games), () => (this.asked = false));
    }
    return this.told;
  }

  /** What a game is called where there is little room; one that no message names goes by its title. */
  name(id: string): string {
    const short = `web-game-${id}`;
    return words.knows(short) ? say(short) : (this.games.find((game) => game.id === id)?.title ?? id);
  }
}

export const house = new House();
