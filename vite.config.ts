import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

export default defineConfig({
  plugins: [
    react(),
    compression({
      include: /\.(js|css|svg|json|txt)$/,
      // What fits into one packet gains nothing.
      threshold: 1024,
      algorithms: [
        defineAlgorithm('gzip', { level: constants.Z_BEST_COMPRESSION }),
        defineAlgorithm('brotliCompress', {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        }),
      ],
    }),
  ],
  build: {
    // All styles together are so small that one request is the quickest way.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // `npm run bench` holds the real limits, in brotli.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What is loaded for every screen: two chunks compress better than the many
          // that would be cut of it, and the libraries stay in the cache when only our
          // own code changes. A new icon is such a change.
          groups: [
            { name: 'framework', test: /\/node_modules\/(?!@mdi\/)/, tags: ['$initial'] },
            { name: 'start', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
