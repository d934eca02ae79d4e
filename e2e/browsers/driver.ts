/** A browser's WebDriver session: the classic commands by their names, over whichever transport the browser has. */
export interface Driver {
  /** Sends a command and resolves with its value. @throws DriverError when the browser refuses it. */
  send: (command: Command, params?: object) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Commands of W3C WebDriver that the journeys use. */
export type Command =
  | 'SetWindowRect'
  | 'Navigate'
  | 'Back'
  | 'ExecuteScript'
  | 'FindElement'
  | 'ElementSendKeys'
  | 'PerformActions'
  | 'ReleaseActions'
  | 'TakeScreenshot';

export class DriverError extends Error {
  override name = 'DriverError';
}

/** Key of an element's reference on the wire (W3C WebDriver, 12.2). */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
