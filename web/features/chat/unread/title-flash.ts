/** How long each of the two titles stands (specification, constants). */
const FLASH_MS = 1000;

/** Makes the tab's title change places with some words, every second, until told to stop. */
export class TitleFlash {
  #timer: ReturnType<typeof setInterval> | undefined;
  #ownTitle = '';
  #words = '';

  start(words: string): void {
    if (this.#timer !== undefined) return;
    this.#words = words;
    this.#show();
    this.#timer = setInterval(() => {
      if (document.title === this.#words) document.title = this.#ownTitle;
      else this.#show();
    }, FLASH_MS);
  }

  stop(): void {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    if (document.title === this.#words) document.title = this.#ownTitle;
  }

  #show(): void {
    // Asked anew each time: the page may have got another title meanwhile.
    this.#ownTitle = document.title;
    document.title = this.#words;
  }
}
