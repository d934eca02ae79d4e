export type ListenHandlers = {
  onMessage: (payload: string) => void;
  /** From now on no message is missed, until `onDown`. */
  onUp: () => void;
  /** Messages may be missed. */
  onDown: () => void;
};

/** Listens to a channel of NOTIFY until the returned function is called. Resolves after the first attempt, whatever came of it. */
export type Listen = (channel: string, handlers: ListenHandlers) => Promise<() => Promise<void>>;
