import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';

/** What every container and unit of deploy/ has. Each rule is also shown to find the lack of its setting. */

const rootUrl = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, rootUrl), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: the schemas of the files are checked by scripts/deploymentFiles.sh.
type Parsed = any;

/** A setting that something of a deployment must have. */
interface Rule {
  readonly name: string;
  readonly holds: (target: Parsed) => boolean;
  /** Takes the setting away. */
  readonly remove: (target: Parsed) => void;
}

/** Holds a rule of each target, and holds that the rule does not hold without its setting. */
function describeRules(
  targets: readonly (readonly [name: string, target: Parsed])[],
  rules: readonly Rule[],
) {
  it('finds what it is about', () => expect(targets.length).toBeGreaterThan(1));
  it.each(rules)('$name', ({ holds, remove }) => {
    expect(targets.filter(([, target]) => !holds(target)).map(([name]) => name)).toEqual([]);
    for (const [, target] of targets) {
      const without = structuredClone(target);
      remove(without);
      expect(holds(without)).toBe(false);
    }
  });
}

describe('deploy/kubernetes', () => {
  const folder = 'deploy/kubernetes/';
  const files = readdirSync(new URL(folder, rootUrl), { recursive: true, encoding: 'utf8' });
  const resources: readonly Parsed[] = files
    .filter((name) => name.endsWith('.yaml') && !name.endsWith('kustomization.yaml'))
    .flatMap((name) => parseAllDocuments(read(folder + name)).map((document) => document.toJS()));
  const ofKind = (kind: string) => resources.filter((each) => each.kind === kind);
  const workloads = resources
    .filter(({ spec }) => spec?.template !== undefined)
    .map((each) => [each.metadata.name, each.spec.template] as const);
  const containersOf = ({ spec }: Parsed): readonly Parsed[] => [
    ...(spec.initContainers ?? []),
    ...spec.containers,
  ];
  const ofEach = (
    name: string,
    holds: (container: Parsed) => boolean,
    remove: (container: Parsed) => void,
  ): Rule => ({
    name,
    holds: (template) => containersOf(template).every(holds),
    remove: (template) => remove(containersOf(template).at(-1)),
  });

  describe('every pod', () => {
    describeRules(workloads, [
      {
        name: 'does not run as root',
        holds: ({ spec }) =>
          spec.securityContext?.runAsNonRoot === true && spec.securityContext.runAsUser > 0,
        remove: ({ spec }) => delete spec.securityContext.runAsNonRoot,
      },
      {
        name: 'makes no system call that the runtime forbids',
        holds: ({ spec }) => spec.securityContext?.seccompProfile?.type === 'RuntimeDefault',
        remove: ({ spec }) => delete spec.securityContext.seccompProfile,
      },
      {
        name: 'has no token of Kubernetes',
        holds: ({ spec }) => spec.automountServiceAccountToken === false,
        remove: ({ spec }) => delete spec.automountServiceAccountToken,
      },
      ofEach(
        'gains no privileges',
        ({ securityContext }) => securityContext?.allowPrivilegeEscalation === false,
        ({ securityContext }) => delete securityContext.allowPrivilegeEscalation,
      ),
      ofEach(
        'writes to no root file system',
        ({ securityContext }) => securityContext?.readOnlyRootFilesystem === true,
        ({ securityContext }) => delete securityContext.readOnlyRootFilesystem,
      ),
      ofEach(
        'has no capabilities',
        ({ securityContext }) => securityContext?.capabilities?.drop?.join() === 'ALL',
        ({ securityContext }) => delete securityContext.capabilities,
      ),
      ofEach(
        'asks for what it needs, and has bounded memory',
        ({ resources: { requests, limits } = {} as Parsed }) =>
          Boolean(requests?.cpu && requests.memory && limits?.memory),
        (container) => delete container.resources.limits,
      ),
      ofEach(
        'runs an image by its digest',
        // The digest of the service's own is in kustomization.yaml.
        ({ image }) => image === 'merchant-payments' || /@sha256:[0-9a-f]{64}$/.test(image),
        (container) => {
          container.image = 'prom/prometheus:v3.5.0';
        },
      ),
      ofEach(
        'has secrets as files',
        ({ env = [], envFrom = [] }) =>
          [...env, ...envFrom].every((each: Parsed) => !each.secretRef && !each.valueFrom?.secretKeyRef),
        (container) => {
          container.envFrom = [{ secretRef: { name: 'api' } }];
        },
      ),
    ]);
  });

  const deployments = ofKind('Deployment').filter(
    ({ spec }) => spec.template.metadata.labels['merchant-payments/role'],
  );

  describe('every process', () => {
    const budgets = ofKind('PodDisruptionBudget');
    const spreadOver = ({ template }: Parsed, topologyKey: string) =>
      template.spec.topologySpreadConstraints?.some(
        (each: Parsed) =>
          each.topologyKey === topologyKey &&
          each.labelSelector.matchLabels['app.kubernetes.io/component'] ===
            template.metadata.labels['app.kubernetes.io/component'],
      ) === true;
    const targets = deployments.map(
      (each) =>
        [
          each.metadata.name,
          { ...each.spec, budget: budgets.find(({ metadata }) => metadata.name === each.metadata.name) },
        ] as const,
    );
    const spread = (name: string, topologyKey: string): Rule => ({
      name,
      holds: (target) => spreadOver(target, topologyKey),
      remove: ({ template }) => {
        template.spec.topologySpreadConstraints = template.spec.topologySpreadConstraints.filter(
          (each: Parsed) => each.topologyKey !== topologyKey,
        );
      },
    });
    describeRules(targets, [
      spread('is spread over zones', 'topology.kubernetes.io/zone'),
      spread('is spread over nodes', 'kubernetes.io/hostname'),
      {
        name: 'keeps all pods but one while nodes are emptied',
        holds: ({ budget, template }) =>
          budget?.spec.maxUnavailable === 1 &&
          budget.spec.selector.matchLabels['app.kubernetes.io/component'] ===
            template.metadata.labels['app.kubernetes.io/component'],
        remove: (target) => delete target.budget,
      },
    ]);

    it('that has the wallet serves its queue alone', () => {
      const queues = deployments.flatMap(({ metadata, spec }) =>
        (spec.template.spec.containers[0].env ?? []).map(({ value }: Parsed) => [metadata.name, value]),
      );
      expect(queues).toContainEqual(['worker-chain', 'chain']);
    });
  });

  describe('the network', () => {
    const policies = ofKind('NetworkPolicy');
    const named = (name: string) => policies.find(({ metadata }) => metadata.name === name)?.spec;

    it('refuses what no policy allows', () => {
      expect(named('default-deny')).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    });

    it('lets the ingress reach the API, Prometheus the metrics, and nothing else a process', () => {
      expect(named('public').podSelector.matchLabels).toEqual({ 'app.kubernetes.io/component': 'api' });
      const ports = (name: string) =>
        named(name).ingress.flatMap((each: Parsed) => each.ports.map(({ port }: Parsed) => port));
      expect(ports('public')).toEqual([8080]);
      expect(ports('processes')).toEqual([9464]);
      for (const name of ['public', 'processes', 'monitoring'])
        expect(named(name).ingress.every(({ from }: Parsed) => from?.length > 0)).toBe(true);
    });

    it('lets processes reach public addresses, and in private networks the ports of the installation alone', () => {
      const [installation, outside] = named('processes').egress;
      expect(installation.ports.map(({ port }: Parsed) => port)).toEqual([5432, 7233, 4318]);
      const [v4, v6] = outside.to.map(({ ipBlock }: Parsed) => ipBlock);
      expect(v4.except).toEqual(
        expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16']),
      );
      expect(v6.except).toEqual(expect.arrayContaining(['fc00::/7', 'fe80::/10']));
    });
  });
});

describe('deploy/compose.yaml', () => {
  const services: Readonly<Record<string, Parsed>> = parse(read('deploy/compose.yaml'), {
    merge: true,
  }).services;
  /** Into these something is written at their start: by the start of the UI, and by Compose. */
  const WRITTEN_TO = ['temporal-ui', 'prometheus', 'alertmanager'];

  describe('every container', () => {
    describeRules(Object.entries(services), [
      {
        name: 'has no capabilities, but the proxy the one for its ports',
        holds: ({ cap_drop, cap_add = [] }) =>
          cap_drop?.join() === 'ALL' && cap_add.every((each: string) => each === 'NET_BIND_SERVICE'),
        remove: (service) => delete service.cap_drop,
      },
      {
        name: 'gains no privileges',
        holds: ({ security_opt }) => security_opt?.includes('no-new-privileges:true') === true,
        remove: (service) => delete service.security_opt,
      },
      {
        name: 'has bounded memory',
        holds: ({ mem_limit }) => /^\d+[mg]$/.test(mem_limit),
        remove: (service) => delete service.mem_limit,
      },
      {
        name: 'has a bounded number of processes',
        holds: ({ pids_limit }) => pids_limit > 0,
        remove: (service) => delete service.pids_limit,
      },
      {
        name: 'has bounded logs',
        holds: ({ logging }) =>
          logging?.options?.['max-size'] !== undefined && logging.options['max-file'] !== undefined,
        remove: (service) => delete service.logging,
      },
    ]);
  });

  describe('every container that nothing is written into at its start', () => {
    describeRules(
      Object.entries(services).filter(([name]) => !WRITTEN_TO.includes(name)),
      [
        {
          name: 'writes to no root file system',
          holds: ({ read_only }) => read_only === true,
          remove: (service) => delete service.read_only,
        },
        {
          name: 'is given no file by Compose but by a mount',
          holds: ({ configs = [], secrets = [] }) => configs.length + secrets.length === 0,
          remove: (service) => {
            service.secrets = ['alert-critical-url'];
          },
        },
      ],
    );
  });
});

describe('deploy/systemd', () => {
  const names = readdirSync(new URL('deploy/systemd/', rootUrl));
  const HARDENING = `
    NoNewPrivileges=true PrivateTmp=true PrivateDevices=true ProtectSystem=strict ProtectHome=true ProtectClock=true
    ProtectHostname=true ProtectKernelLogs=true ProtectKernelModules=true ProtectKernelTunables=true
    ProtectControlGroups=true ProtectProc=invisible RemoveIPC=true RestrictNamespaces=true RestrictRealtime=true
    RestrictSUIDSGID=true LockPersonality=true SystemCallArchitectures=native SystemCallFilter=@system-service
    CapabilityBoundingSet= UMask=0077 TasksMax=512`;

  describe('every unit', () => {
    describeRules(
      names.map((name) => [name, { lines: read(`deploy/systemd/${name}`).split('\n') }] as const),
      [...HARDENING.trim().split(/\s+/), 'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX'].map(
        (setting) => ({
          name: `has ${setting}`,
          holds: ({ lines }: Parsed) => lines.includes(setting),
          remove: (unit: Parsed) => {
            unit.lines = unit.lines.filter((line: string) => line !== setting);
          },
        }),
      ),
    );

    it('runs as a user of its own', () => {
      const users = names.map((name) => /^User=(.+)$/m.exec(read(`deploy/systemd/${name}`))?.[1]);
      expect(users).toEqual(['merchant-payments', 'merchant-payments', 'temporal']);
    });
  });
});
