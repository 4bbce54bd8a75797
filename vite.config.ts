import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** What each screen needs. */
const framework = [
  'react',
  'react-dom',
  'react-redux',
  'react-router',
  'react-router-dom',
  'scheduler',
  '@reduxjs/toolkit',
  'immer',
  'redux',
  'reselect',
  '@emotion/[a-z-]+',
  'stylis',
  'clsx',
  '@mui/(system|private-theming|styled-engine)',
  '@mui/utils/(?!useRovingTabIndex)[a-zA-Z]+',
  '@mui/material/(styles|utils|transitions)',
  '@mui/material/(Button|ButtonBase|CircularProgress|IconButton)',
];

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
          // One chunk compresses better than the many that would be cut for it,
          // and it stays in the cache when only our own code changes.
          groups: [{ name: 'framework', test: new RegExp(`/node_modules/(${framework.join('|')})/`) }],
        },
      },
    },
  },
});
