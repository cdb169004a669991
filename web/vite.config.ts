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
        // The first file is what the sign-in page needs, the second what most pages behind it add: each file more costs its
        // headers, and time. What lists are made of is in neither, because the overview, the first page, needs none of it.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'frame', test: /web\/src\/components\/SignedInPages/, priority: 1 },
            {
              name: 'shared',
              test: /web\/src\/(api|components)\/(?!FilterFields|ListFilterFields|useFilters|useListFocus|List\.|DataTable\.)/,
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
