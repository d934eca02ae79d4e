import type { Domain } from '@contract/diagnostics';
import type { Tone } from '@/shared/ui/tokens';

export const domainTones: Record<Domain, Tone> = {
  gross_motor: 'coral',
  fine_motor: 'apricot',
  cognitive: 'sun',
  language: 'sky',
  social: 'lilac',
  self_help: 'leaf',
};
