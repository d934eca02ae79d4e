export interface Fault {
  id: string;
  file: string;
  line: number;
  before: string;
  after: string;
  tests: readonly string[];
}

/** The source with the fault in it. @throws where the line is gone or not the only one. */
export function plant(fault: Fault, source: string): string;
