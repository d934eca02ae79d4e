// As api-library.ts, for React's renderer.
export { createRoot } from 'react-dom/client';
export { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
