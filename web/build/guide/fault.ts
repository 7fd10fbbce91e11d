/** What is wrong in one place of the guide, told to the writer. */
export interface Fault {
  /** Relative to the root of the repository. */
  file: string;
  line: number;
  text: string;
}

/** Says what is wrong at a line of the file in hand. */
export type Complain = (line: number, text: string) => void;

export const sayFault = ({ file, line, text }: Fault) => `${file}:${line}  ${text}`;

/** The guide does not compile; the message lists every fault, one a line. */
export class GuideError extends Error {
  constructor(faults: readonly Fault[]) {
    super(`The guide has ${faults.length} fault(s):\n${faults.map(sayFault).join('\n')}`);
  }
}
