import type { Drawing } from './drawings';

type EmergencySource = {
  title: string;
  publisher: string;
  /** '2026-01-29'; null: a page that its publisher keeps up to date. */
  published: string | null;
};

export type EmergencyTopic = {
  /** Of its section and of the link to it. */
  id: string;
  title: string;
  /** First action before anything is read, in one sentence. */
  act: string;
  /** Signs with which 119 comes first, each a sentence. */
  call: readonly string[];
  /** First steps in their order, an act a line; a heading begins a way of its own, for an age or a case. */
  steps: readonly { heading: string | null; drawing: Drawing | null; lines: readonly string[] }[];
  /** Actions to avoid. */
  never: readonly string[];
  /** When a doctor has to look although it seems over. */
  doctor: readonly string[];
  sources: readonly EmergencySource[];
  /** YYYYMMDD, the day on which the sources were read. Read again before every release. */
  checkedOn: string;
};

export const KOREAN_CPR: EmergencySource = {
  title: '2025년 한국 심폐소생술 가이드라인',
  publisher: '질병관리청·대한심폐소생협회',
  published: '2026-01-29',
};

export const aap = (title: string): EmergencySource => ({ title, publisher: '미국소아과학회(AAP)', published: null });
