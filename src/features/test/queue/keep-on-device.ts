import type { MirroredRow } from '@/shared/storage/mirror';
import type { KeptAttempt, QueueEntry } from './queue-schema';

export const entryRow = ({ id, owner }: QueueEntry): MirroredRow => ({ key: id, owner });
export const attemptRow = ({ owner, attempt }: KeptAttempt): MirroredRow => ({ key: attempt.id, owner });
