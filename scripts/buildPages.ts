import { buildPagesIfChanged } from '../src/embedded/pages.ts';

// Builds the dashboard's pages into web/dist, as `npm start` does, for an image that is installed without dev packages.
await buildPagesIfChanged(() => console.log('Building the pages…'));
console.log('The pages are in web/dist.');
