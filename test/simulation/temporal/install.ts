import { registerHooks } from 'node:module';

/** Has workflows of this process run on the simulated Temporal: what they import of its SDK is `workflowApi.ts`. */

const API = new URL('./workflowApi.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOurs = context.parentURL?.includes('/src/') && !context.parentURL.includes('/node_modules/');
    if (specifier === '@temporalio/workflow' && isOurs) return { url: API, shortCircuit: true };
    return nextResolve(specifier, context);
  },
});
