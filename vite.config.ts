import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

export default defineConfig({
  plugins: [
    react(),
    compression({
      include: /\.(js|css|svg|json|txt)$/,
      // Below a network packet nothing is gained.
      threshold: 1024,
      algorithms: [
        defineAlgorithm('gzip', { level: 9 }),
        defineAlgorithm('brotliCompress', {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        }),
      ],
    }),
  ],
  build: {
    // For the sizes that `npm run bench` prints.
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
