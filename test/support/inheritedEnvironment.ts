const { PATH, NODE_COMPILE_CACHE } = process.env;

/** What processes that tests and drivers start have of their own environment: where programs are, and what is compiled. */
export const INHERITED_ENVIRONMENT = { PATH, NODE_COMPILE_CACHE };
