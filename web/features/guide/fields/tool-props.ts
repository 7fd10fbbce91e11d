/** What every tool is given. */
export interface ToolProps {
  /** Opens the chat with the tool's answer to begin with. */
  onAsk: (text: string) => void;
  /** Rupees for a bag of DAP at our counter; left out where it is not sold or not asked about. */
  dapRupees?: number | undefined;
}
