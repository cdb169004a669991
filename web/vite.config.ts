import { defaultClientConditions, defineConfig } from 'vite';

/** Where `npx vite web` finds a running service; the built pages are served by the service itself. */
const SERVICE = process.env.SERVICE_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  // The API serves the built pages below this path.
  base: '/dashboard/',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The Content-Security-Policy allows no data: addresses, so every picture is a file.
    assetsInlineLimit: 0,
    // Browsers load modules early by themselves; the inserted script for older ones would have to be inline.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        // What most pages use comes in one file: each one more costs its headers, and time. Not what lists are made of, which
        // the overview, the first page, has no need of.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /web\/src\/(api|components)\/(?!FilterFields|useFilters|useListFocus|List\.|DataTable\.)/,
              minShareCount: 8,
            },
          ],
        },
      },
    },
  },
  // The client by its sources, which are built with the pages.
  resolve: { conditions: ['merchant-payments-source', ...defaultClientConditions] },
  server: { proxy: { '/v1': SERVICE, '/pay': SERVICE } },
});
