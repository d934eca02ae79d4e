import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** As a project begins: no stages, no groups of chunks. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: '../../dist/floor', emptyOutDir: true, reportCompressedSize: false },
});
