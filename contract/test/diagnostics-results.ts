export type {
  AttemptSummary,
  HelpLine,
  HelpOffer,
  LevelPart,
  LevelsResult,
  PartChange,
  PositionPart,
  PositionsResult,
  SinceLast,
  TestResult,
  WatchedItem,
} from './diagnostics-results.responses';
