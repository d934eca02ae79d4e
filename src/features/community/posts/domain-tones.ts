import type { Domain } from '@contract/test/diagnostics-kinds';
import type { Tone } from '@/shared/tokens';

export const domainTones: Record<Domain, Tone> = {
  gross_motor: 'coral',
  fine_motor: 'apricot',
  cognitive: 'sun',
  language: 'sky',
  social: 'lilac',
  self_help: 'leaf',
};
