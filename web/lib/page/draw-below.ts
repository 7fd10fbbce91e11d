import { freeMoment } from './first-screen.ts';

/**
 * Draws what a document left for later (documents/hold-script.ts, ui/site/below.css), a part in each free moment: all of it at
 * once, Kannada above all, holds a slow phone for a sixth of a second while somebody begins to read.
 */
export async function drawBelow(): Promise<void> {
  for (const part of document.querySelectorAll('[data-below]')) {
    await freeMoment();
    part.removeAttribute('data-below');
  }
  // What an island draws from now on is drawn at once.
  delete document.body.dataset.fold;
}
