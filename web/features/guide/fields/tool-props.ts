/** What every tool is given. */
export interface ToolProps {
  /** Opens the chat with the tool's answer to begin with. */
  onAsk: (text: string) => void;
}
