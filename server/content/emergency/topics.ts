import type { EmergencyTopic } from './topic';
import { BREATH_TOPICS } from './topics-breath';
import { ILLNESS_TOPICS } from './topics-illness';
import { INJURY_TOPICS } from './topics-injury';

/** Most urgent topics first. Nothing here diagnoses; every topic ends with when to be seen. */
export const EMERGENCY_TOPICS: readonly EmergencyTopic[] = [...BREATH_TOPICS, ...INJURY_TOPICS, ...ILLNESS_TOPICS];
