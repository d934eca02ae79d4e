import { v5 } from 'uuid';

const NAMESPACE = 'b6b0f6a4-5f0e-4b0a-9c39-0d6a3f3a6f11';

/** Deterministic ids: the same name gives the same id on every run and machine. */
export const seedId = (name: string) => v5(name, NAMESPACE);
