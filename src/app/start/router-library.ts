// As api-library.ts, for the router.
export { createBrowserRouter } from 'react-router-dom';
