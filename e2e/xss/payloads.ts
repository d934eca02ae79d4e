import { listXssPayloads } from '../../server/http/pages/xss-collection.fixture';
import { XSS_SAMPLES } from '../../server/http/pages/xss-samples.fixture';

/** The project's own list, with a larger collection where `XSS_COLLECTION` names one. */
export const payloads = (onlyOwn: boolean): string[] => (onlyOwn ? [...XSS_SAMPLES] : listXssPayloads());
