// Which module may use which: docs/ARCHITECTURE.md says why. `npm run check` and test/architecture.test.ts both run
// these rules.

const modules = [
  'activities',
  'api',
  'chain',
  'cli',
  'composition',
  'contract',
  'db',
  'domain',
  'embedded',
  'mail',
  'providers',
  'security',
  'temporal',
  'tracing',
  'workflows',
];

/** Forbids a module every other module except those named. */
function mayUseOnly(module, allowedModules, comment) {
  const others = modules.filter((other) => other !== module && !allowedModules.includes(other));
  return {
    name: `${module}-uses-only-its-modules`,
    severity: 'error',
    comment,
    from: { path: `^src/${module}/` },
    to: { path: `^src/(${others.join('|')})/` },
  };
}

/** The rooms of a layer, the lowest first. */
const rooms = ['core', 'ledger', 'merchants', 'webhooks', 'orders', 'usdt'];

/** Forbids a room of a layer those above it. */
function usesNoHigherRoom(layer) {
  return rooms.slice(0, -1).map((room, index) => ({
    name: `${layer}-${room}-uses-no-higher-room`,
    severity: 'error',
    comment: 'Rooms of a layer build on one another in one order, the same in every layer.',
    from: { path: `^src/${layer}/${room}/` },
    to: { path: `^src/${layer}/(${rooms.slice(index + 1).join('|')})/` },
  }));
}

export default {
  forbidden: [
    ...['db', 'domain', 'activities', 'workflows', 'cli'].flatMap(usesNoHigherRoom),
    {
      name: 'observability-knows-no-users',
      severity: 'error',
      comment: 'Every module logs and counts, so what it does that with depends on none that does.',
      from: { path: '^src/observability/' },
      to: { path: '^src/(activities|api|chain|cli|composition|embedded|mail|providers|security|workflows)/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'The domain decides about money; without I/O, clock and packages its decisions can be tested and replayed.',
      from: { path: '^src/domain/' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'contract-holds-no-workflow',
      severity: 'error',
      comment:
        'The contract is loaded outside the sandbox, where a workflow body must not come along, and inside it.',
      from: { path: '^src/contract/' },
      to: { pathNot: ['^src/(domain|contract)/', 'node_modules/@temporalio/(workflow|common)/'] },
    },
    {
      name: 'workflows-stay-in-the-sandbox',
      severity: 'error',
      comment:
        'Workflow code is replayed: it may use the domain, the contract, the two workflow packages and types of activities.',
      from: { path: '^src/workflows/' },
      to: {
        pathNot: [
          '^src/(domain|contract|workflows)/',
          '^src/activities/',
          'node_modules/@temporalio/(workflow|common)/',
        ],
      },
    },
    {
      name: 'workflows-see-only-types-of-activities',
      severity: 'error',
      comment:
        'An activity imported as a value would be bundled into the workflow and run without its retries.',
      from: { path: '^src/workflows/' },
      to: { path: '^src/activities/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'workflows-are-reached-by-the-contract',
      severity: 'error',
      comment:
        'Others know a workflow by the contract; the worker names the bundle by path. The simulation is a worker.',
      from: { pathNot: '^(src/workflows/|test/simulation/simulate\\.ts$)' },
      to: { path: '^src/workflows/' },
    },
    mayUseOnly(
      'api',
      ['contract', 'db', 'providers', 'chain', 'domain', 'mail', 'security', 'temporal', 'tracing'],
      'The API and the activities meet in the records and in the contract, never directly.',
    ),
    mayUseOnly(
      'activities',
      ['contract', 'db', 'providers', 'chain', 'domain', 'security'],
      'The API and the activities meet in the records and in the contract, never directly.',
    ),
    mayUseOnly(
      'db',
      ['contract', 'domain', 'security', 'tracing'],
      'The records know the domain and nothing of who uses them; promised workflows are named by the contract.',
    ),
    mayUseOnly('providers', ['domain', 'security'], 'An adapter can be tested and exchanged alone.'),
    mayUseOnly('chain', ['domain', 'security'], 'An adapter can be tested and exchanged alone.'),
    mayUseOnly('tracing', [], 'What is traced is known by who does it.'),
    mayUseOnly('security', ['domain'], 'Keys and guards serve every module and depend on none.'),
    mayUseOnly(
      'temporal',
      ['contract', 'db', 'domain', 'security', 'tracing'],
      'Starting workflows needs their records and the contract, and no more.',
    ),
    {
      name: 'settings-know-no-users',
      severity: 'error',
      comment: 'Every module may be given the configuration, so it depends on none that is given it.',
      from: { path: '^src/config/' },
      to: { path: '^src/', pathNot: '^src/(chain|config|contract|domain)/' },
    },
    mayUseOnly('embedded', [], 'The embedded servers know nothing of the service that uses them.'),
    {
      name: 'embedded-is-for-starting',
      severity: 'error',
      comment:
        'In production the servers are real ones, so only the start with everything included knows the embedded ones.',
      from: { path: '^src/', pathNot: '^src/(embedded/|start\\.ts$)' },
      to: { path: '^src/embedded/' },
    },
    {
      name: 'service-needs-no-tests',
      severity: 'error',
      comment: 'The service is installed without its tests and their packages.',
      from: { path: '^src/' },
      to: { path: '^(packages|web|test|bench|deploy|drivers|faults|fuzz|scripts)/' },
    },
    {
      name: 'service-needs-no-dev-packages',
      severity: 'error',
      comment: 'The service is installed without its tests and their packages.',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'pages-use-only-the-client',
      severity: 'error',
      comment: 'The pages know the service by HTTP alone, as every other program of a merchant does.',
      from: { path: '^web/' },
      to: { pathNot: '^(web|packages/client|node_modules)/' },
    },
    {
      name: 'service-knows-no-pages',
      severity: 'error',
      comment: 'The service hands out the built pages as files, and may be deployed without them.',
      from: { path: '^src/' },
      to: { path: '^(web|packages)/' },
    },
    {
      name: 'oracle-shares-nothing-with-the-service',
      severity: 'error',
      comment: 'A judge that asked the code it judges would find nothing.',
      from: { path: '^faults/oracle/' },
      to: { path: '^(src|test|bench|deploy|drivers|fuzz|scripts)/' },
    },
    {
      name: 'client-knows-the-service-by-http',
      severity: 'error',
      comment: 'Merchants install the client alone, and pages bundle it.',
      from: { path: '^packages/client/' },
      to: { path: '^(src|web|test|bench|drivers|faults|fuzz|scripts)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Modules in a circle cannot be understood, tested or loaded one at a time.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-exist',
      severity: 'error',
      comment:
        'An import that cannot be found fails only when the line is reached. Types of generated clients are made first.',
      from: { pathNot: '^scripts/generatedClients/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Types count too: a type from another module ties the two together just as well.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.data|coverage|web/dist[^/]*)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['merchant-payments-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
