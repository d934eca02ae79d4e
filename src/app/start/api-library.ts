// In the file of these packages (build/code-splitting.ts), with one export that the app has anyway: importing the
// package itself would keep all of its exports.
export { Provider } from 'react-redux';
