/** How much room the shell takes: the chat screens get a low bar and no footer. */
export interface RouteHandle {
  shell: 'full' | 'compact';
}
