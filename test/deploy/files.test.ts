import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { stepsOfSystemd } from '../../scripts/deployDrill/commands.ts';
import { prometheusRules } from '../../scripts/prometheusRules.ts';
import { ROLES } from '../../src/composition/start.ts';
import { settingsSchema } from '../../src/config/settings.ts';
import { TASK_QUEUES } from '../../src/contract/flows.ts';

const rootUrl = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, rootUrl), 'utf8');
const exists = (path: string) => existsSync(new URL(path, rootUrl));

/** What these variables do is Node's or Temporal's SDK's. */
const SETTINGS = new Set([...Object.keys(settingsSchema.shape), 'NODE_ENV', 'TEMPORAL_NAMESPACE']);
const defaults = settingsSchema.pick({ SHUTDOWN_DELAY_MS: true, DRAIN_TIMEOUT_MS: true }).parse({});
const longestEndSeconds = (defaults.SHUTDOWN_DELAY_MS + defaults.DRAIN_TIMEOUT_MS) / 1_000;
const DEPLOYED_ROLES = ROLES.filter((role) => role !== 'all').toSorted();
const SEARCH_ATTRIBUTES = ['src/cli/admin.ts', 'search-attributes'];
const MIGRATE = ['src/cli/admin.ts', 'migrate'];

const dockerfile = read('Dockerfile');
const image = Object.fromEntries(
  [...dockerfile.matchAll(/^(?:ENV)? +([A-Z_]+)=(\S+)/gm)].map(([, name, value]) => [name, value]),
);

/** One process of the service, as one way to deploy it describes it. */
interface Deployed {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, unknown>>;
  /** How long it may take to end before it is killed. */
  readonly graceSeconds: number | undefined;
}

const roleOf = ({ args }: Deployed) => args[args.indexOf('--role') + 1];

/** Holds what is the same however the service is deployed. */
function describeProcesses(processes: readonly Deployed[]): void {
  it('runs each role, and each queue once', () => {
    expect([...new Set(processes.map(roleOf))].toSorted()).toEqual(DEPLOYED_ROLES);
    const workers = processes.filter((each) => roleOf(each) === 'worker');
    const served = workers.flatMap(({ env }) => String(env.TASK_QUEUES).split(','));
    expect(served.toSorted()).toEqual([...TASK_QUEUES].toSorted());
  });

  it('runs programs that there are, with settings that there are', () => {
    for (const { args, env } of processes) {
      expect(exists(args[0] ?? '')).toBe(true);
      expect(Object.keys(env).filter((name) => !SETTINGS.has(name))).toEqual([]);
    }
  });

  it('lets each end what is under way', () => {
    for (const { graceSeconds } of processes) expect(graceSeconds).toBeGreaterThan(longestEndSeconds);
  });
}

describe('the Dockerfile', () => {
  it('has the Node that the project is tested with, in every stage', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name]) => name);
    expect(bases).toEqual([`node:${read('.nvmrc').trim()}-bookworm-slim`, 'base', 'base', 'base']);
  });

  it('copies what there is, and what it builds', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) =>
      names?.split(' '),
    );
    expect(copied.filter((name) => !exists(name ?? ''))).toEqual([]);
    const built = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, name]) => name);
    expect(built).toEqual(['dist', 'web/dist']);
    expect(image.WORKFLOW_BUNDLE).toBe('/app/dist/workflows.js');
  });

  it('leaves out nothing that it copies, and no secret', () => {
    const ignored = read('.dockerignore').trim().split('\n');
    for (const secret of ['.env', '.data', '.git', 'deploy']) expect(ignored).toContain(secret);
    for (const needed of ['src', 'web', 'packages', 'scripts']) expect(ignored).not.toContain(needed);
    const documents = [...dockerfile.matchAll(/(?<= )docs\/[\w./]+(?= )/g)].map(([name]) => name);
    expect(ignored.filter((name) => name.startsWith('!docs/'))).toEqual(documents.map((name) => `!${name}`));
  });

  it("keeps of Temporal's native part this platform's alone", () => {
    const command = /^ {2}&& (find \S+\/releases .+)$/m.exec(dockerfile)?.[1] ?? '';
    const releases = readdirSync(new URL('node_modules/@temporalio/core-bridge/releases', rootUrl));
    const folder = mkdtempSync(join(tmpdir(), 'image-'));
    try {
      const copy = join(folder, 'node_modules/@temporalio/core-bridge/releases');
      for (const release of releases) mkdirSync(join(copy, release), { recursive: true });
      execFileSync('sh', ['-c', command], { cwd: folder });
      const machine = execFileSync('uname', ['-m'], { encoding: 'utf8' }).trim();
      expect(releases).toContain('aarch64-unknown-linux-gnu');
      expect(readdirSync(copy)).toEqual(
        releases.filter((release) => release === `${machine}-unknown-linux-gnu`),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('sets what there is to set, and runs as nobody special', () => {
    expect(Object.keys(image).filter((name) => !SETTINGS.has(name))).toEqual([]);
    expect(dockerfile).toMatch(/^USER 1000:1000$/m);
    expect(dockerfile).toMatch(/^ENTRYPOINT \["node"\]$/m);
  });
});

describe('deploy/compose.yaml', () => {
  const text = read('deploy/compose.yaml');
  interface ComposeService {
    readonly image: string;
    readonly command?: readonly string[];
    readonly environment?: Readonly<Record<string, unknown>>;
    readonly stop_grace_period?: string;
    readonly volumes?: readonly string[];
    readonly ports?: readonly string[];
    readonly env_file?: readonly { readonly path: string }[];
    readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
    readonly configs?: readonly { readonly target: string }[];
    readonly secrets?: readonly string[];
    readonly networks?: { readonly default: { readonly aliases: readonly string[] } };
  }
  const services: Readonly<Record<string, ComposeService>> = parse(text, { merge: true }).services;
  const own = Object.entries(services).filter(([, each]) => each.image.startsWith('merchant-payments:'));
  const processes = own.filter(([name]) => name !== 'prepare');

  describeProcesses(
    processes.map(([, { command = [], environment = {}, stop_grace_period }]) => ({
      args: command,
      env: environment,
      graceSeconds: Number(/^(\d+)s$/.exec(stop_grace_period ?? '')?.[1]),
    })),
  );

  it('migrates and adds the search attributes first, as the owner of the tables', () => {
    const { prepare } = services;
    expect(prepare?.command).toEqual([`node ${MIGRATE.join(' ')} && node ${SEARCH_ATTRIBUTES.join(' ')}`]);
    expect(Object.keys(prepare?.environment ?? {}).filter((name) => !SETTINGS.has(name))).toEqual([]);
    for (const [, { environment, depends_on }] of processes) {
      expect(environment).not.toHaveProperty('DATABASE_OWNER_URL');
      expect(depends_on).toEqual({ prepare: { condition: 'service_completed_successfully' } });
    }
  });

  it('names the network of the proxy before the API', () => {
    expect(services.api?.environment?.TRUST_PROXY).toMatch(/^\$\{TRUST_PROXY:-uniquelocal\}$/);
  });

  it('names a version of each image', () => {
    const versions = Object.values(services).map(({ image: name }) => name);
    const loose = versions.filter(
      (name) => !/:v?\d+(\.\d+)+$/.test(name) && !name.startsWith('merchant-payments:'),
    );
    expect(loose).toEqual([]);
  });

  it('asks for every secret, and .env.example names each', () => {
    const secrets: Readonly<Record<string, { readonly environment: string }>> = parse(text, {
      merge: true,
    }).secrets;
    const asked = new Set([
      ...[...text.matchAll(/\$\{([A-Z_]+):\?set it in deploy\/\.env\}/g)].map(([, name]) => name),
      ...Object.values(secrets).map(({ environment }) => environment),
    ]);
    const named = [...read('deploy/.env.example').matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual([...asked].toSorted());
    expect(text).not.toMatch(/(PASSWORD|KEY|SECRET): [^$]/);
  });

  it('mounts files that there are', () => {
    const mounted = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes)
      .filter((each) => each.startsWith('./'))
      .map((each) => `deploy/${each.slice(2).split(':')[0]}`);
    expect(mounted.length).toBeGreaterThan(0);
    expect(mounted.filter((path) => !exists(path))).toEqual([]);
  });

  it('gives Prometheus the names and the port that it asks for', () => {
    const { scrape_configs } = parse(read('deploy/prometheus/prometheus.yaml'));
    const [{ names, port }] = scrape_configs[0].dns_sd_configs;
    const found = processes.flatMap(([name, { networks }]) => [name, ...(networks?.default.aliases ?? [])]);
    expect(names.filter((name: string) => !found.includes(name))).toEqual([]);
    expect(port).toBe(Number(image.METRICS_PORT));
  });

  it('has what Prometheus scrapes, and sends alerts to', () => {
    const { scrape_configs, alerting, rule_files } = parse(read('deploy/prometheus/prometheus.yaml'));
    const [, ...others] = scrape_configs;
    const blackbox = others.find((each: { job_name: string }) => each.job_name === 'certificates');
    const targets: readonly string[] = [
      ...[alerting.alertmanagers[0], ...others].flatMap(({ static_configs = [] }) =>
        static_configs.flatMap((each: { targets: readonly string[] }) => each.targets),
      ),
      blackbox.relabel_configs.at(-1).replacement,
    ];
    expect(targets).toHaveLength(4);
    expect(targets.filter((target) => services[target.split(':')[0] ?? ''] === undefined)).toEqual([]);
    expect(rule_files.map((name: string) => exists(`deploy/prometheus/${name}`))).toEqual([true]);
    const folder = services.prometheus?.configs?.[0]?.target.replace('public-address.yaml', '*.yaml');
    expect(blackbox.file_sd_configs[0].files).toEqual([folder]);
  });

  it('routes alerts by severity, and none of the sandbox', () => {
    const { route, receivers } = parse(read('deploy/prometheus/alertmanager.yaml'));
    const names: readonly string[] = receivers.map(({ name }: { name: string }) => name);
    const byMatcher = Object.fromEntries(
      route.routes.map((each: { matchers: readonly string[]; receiver: string }) => [
        each.matchers.join(),
        each.receiver,
      ]),
    );
    expect(byMatcher).toEqual({
      'alertname="Watchdog"': 'watchdog',
      'severity="info"': 'none',
      'severity="critical"': 'on-call',
    });
    expect(names.toSorted()).toEqual([route.receiver, ...Object.values<string>(byMatcher)].toSorted());
    // The receiver without an address sends nothing.
    expect(receivers.find(({ name }: { name: string }) => name === 'none')).toEqual({ name: 'none' });
    const files = [
      ...read('deploy/prometheus/alertmanager.yaml').matchAll(/url_file: \/run\/secrets\/(\S+)/g),
    ];
    expect(files.map(([, name]) => name)).toEqual(services.alertmanager?.secrets);
  });

  describe('the proxy', () => {
    const caddyfile = read('deploy/proxy/Caddyfile');
    const sites = [...caddyfile.matchAll(/^(\S+) \{\n((?:\t.*\n)+)\}/gm)].map(([, name, body = '']) => ({
      name,
      body,
      service: /reverse_proxy ([\w-]+):\d+$/m.exec(body)?.[1],
    }));
    const siteOf = (name: string) => sites.find((site) => site.name === name);

    it('alone has ports, which are open to the network for HTTPS and for the certificate', () => {
      const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
      expect(open.map(([name]) => name)).toEqual(['proxy']);
      const ports = services.proxy?.ports ?? [];
      expect(ports.filter((each) => !each.startsWith('127.0.0.1:'))).toEqual(['80:80', '443:443']);
      const tools = ports.filter((each) => each.startsWith('127.0.0.1:')).map((each) => each.split(':')[1]);
      expect(tools).toHaveLength(4);
      expect(tools.filter((port) => siteOf(`http://:${port}`) === undefined)).toEqual([]);
    });

    it('leads merchants to the API, and to no tool', () => {
      expect(siteOf('{$PUBLIC_URL}')?.service).toBe('api');
      expect(sites.flatMap(({ service }) => service ?? []).filter((name) => !(name in services))).toEqual([]);
    });

    it('asks operators to sign in before every tool that does not do it itself', () => {
      const tools = sites.filter(({ service }) => service !== undefined && service !== 'api');
      expect(tools.map(({ service }) => service)).toContain('temporal-ui');
      const unguarded = tools.filter(({ body }) => !body.includes('import operators'));
      expect(unguarded.map(({ service }) => service)).toEqual(['grafana']);
      expect(siteOf('(operators)')?.body ?? caddyfile).toMatch(
        /basic_auth \{\n\t\toperator \{\$OPERATOR_PASSWORD_HASH\}/,
      );
    });

    it('logs no header and no query', () => {
      for (const rule of ['request>headers delete', 'resp_headers delete', 'request>uri regexp [?].* ""'])
        expect(caddyfile).toContain(rule);
      expect(caddyfile.match(/^\s*log\b.*$/gm)?.map((line) => line.trim())).toEqual(['log default {', 'log']);
    });
  });

  it('keeps the Temporal UI from changing workflows', () => {
    expect(services['temporal-ui']?.environment?.TEMPORAL_DISABLE_WRITE_ACTIONS).toBe(
      '$' + '{TEMPORAL_UI_READ_ONLY:-true}',
    );
  });

  it('gives the wallet to the process that serves its queue alone', () => {
    const files = (name: string) => services[name]?.env_file?.map(({ path }) => path);
    expect(processes.filter(([name]) => files(name)?.includes('wallet.env')).map(([name]) => name)).toEqual([
      'worker-chain',
    ]);
    expect(services['worker-chain']?.environment?.TASK_QUEUES).toBe('chain');
  });
});

describe('deploy/kubernetes', () => {
  interface Container {
    readonly image: string;
    readonly args: readonly string[];
    readonly env?: readonly { readonly name: string; readonly value: string }[];
    readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
    readonly securityContext: { readonly readOnlyRootFilesystem: boolean };
    readonly startupProbe: Probe;
    readonly livenessProbe: Probe;
    readonly readinessProbe: Probe;
  }
  interface Volume {
    readonly secret: { readonly secretName: string };
  }
  interface Probe {
    readonly httpGet: { readonly path: string; readonly port: string };
    readonly periodSeconds: number;
    readonly failureThreshold: number;
  }
  const folder = 'deploy/kubernetes/';
  const kustomization = parse(read(`${folder}kustomization.yaml`));
  // biome-ignore lint/suspicious/noExplicitAny: what Kubernetes takes is checked by its own schemas (docs/contributing/deployment-files.md).
  const resources: readonly any[] = kustomization.resources.flatMap((name: string) =>
    parseAllDocuments(read(folder + name)).map((document) => document.toJS()),
  );
  const deployments = resources.filter(({ kind }) => kind === 'Deployment');
  const containers: readonly Container[] = deployments.map(({ spec }) => spec.template.spec.containers[0]);
  const job = parse(read(`${folder}release/prepare.yaml`)).spec.template.spec;
  // Node reads the secrets, so that they are in no environment that Kubernetes shows.
  const ENV_FILE = '--env-file=/etc/merchant-payments/settings.env';

  describeProcesses(
    deployments.map(({ spec }, index) => ({
      args: containers[index]?.args.slice(1) ?? [],
      env: Object.fromEntries((containers[index]?.env ?? []).map(({ name, value }) => [name, value])),
      graceSeconds: spec.template.spec.terminationGracePeriodSeconds,
    })),
  );

  it('has every file of its folder', () => {
    const files = readdirSync(new URL(folder, rootUrl)).filter((name) => name.endsWith('.yaml'));
    expect(['kustomization.yaml', ...kustomization.resources].toSorted()).toEqual(files.toSorted());
  });

  it('sets what there is to set', () => {
    const literals: readonly string[] = kustomization.configMapGenerator[0].literals;
    const names = literals.map((each) => each.split('=')[0] ?? '');
    expect(names.filter((name) => !SETTINGS.has(name))).toEqual([]);
  });

  it('asks each process how it is where it answers, and stops sending before it ends', () => {
    for (const { ports, startupProbe, livenessProbe, readinessProbe } of containers) {
      const metrics = ports?.find(({ name }) => name === 'metrics');
      expect(metrics?.containerPort).toBe(Number(image.METRICS_PORT));
      for (const probe of [startupProbe, livenessProbe])
        expect(probe.httpGet).toEqual({ path: '/healthz', port: 'metrics' });
      expect(readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'metrics' });
      const noticedMs = readinessProbe.periodSeconds * readinessProbe.failureThreshold * 1_000;
      expect(noticedMs).toBeLessThan(defaults.SHUTDOWN_DELAY_MS);
    }
  });

  it('keeps one of everything while nodes are emptied', () => {
    const budgets = resources
      .filter(({ kind }) => kind === 'PodDisruptionBudget')
      .map(({ metadata }) => metadata.name);
    expect(budgets.toSorted()).toEqual(deployments.map(({ metadata }) => metadata.name).toSorted());
    for (const { spec } of deployments) expect(spec.replicas).toBeGreaterThanOrEqual(2);
  });

  it('migrates, then adds the search attributes', () => {
    expect(job.initContainers.map(({ args }: Container) => args)).toEqual([[ENV_FILE, ...MIGRATE]]);
    expect(job.containers.map(({ args }: Container) => args)).toEqual([[ENV_FILE, ...SEARCH_ATTRIBUTES]]);
  });

  it('has a secret for each deployment and one for the step, as a file that Node reads', () => {
    const specs = [...deployments.map(({ spec }) => spec.template.spec), job];
    const secrets = specs.map(({ volumes }) => volumes.map((each: Volume) => each.secret.secretName));
    expect(secrets).toEqual([...deployments.map(({ metadata }) => [metadata.name]), ['prepare']]);
    for (const { args, volumeMounts } of [...containers, ...job.initContainers, ...job.containers]) {
      expect(args[0]).toBe(ENV_FILE);
      expect(volumeMounts).toEqual([{ name: 'secret', mountPath: '/etc/merchant-payments', readOnly: true }]);
    }
  });

  it('runs what Prometheus scrapes and sends alerts to, with its files', () => {
    const monitoring = `${folder}monitoring/`;
    const resourcesOf = (name: string): readonly string[] =>
      parse(read(`${monitoring}${name}kustomization.yaml`)).resources;
    const filesOf = (name: string) =>
      readdirSync(new URL(`${monitoring}${name}`, rootUrl)).filter((each) => each !== 'kustomization.yaml');
    const [configs, ...own] = resourcesOf('');
    expect(own.toSorted()).toEqual(filesOf('').toSorted());
    expect(configs).toBe('../../prometheus');
    const exporters = resourcesOf('exporters/');
    expect(exporters.toSorted()).toEqual(filesOf('exporters/').toSorted());
    const names = [
      ...own.filter((name) => name !== 'exporters'),
      ...exporters.map((name) => `exporters/${name}`),
    ];
    const generated: readonly { readonly files: readonly string[] }[] = parse(
      read('deploy/prometheus/kustomization.yaml'),
    ).configMapGenerator;
    expect(
      generated.flatMap((each) => each.files).filter((name) => !exists(`deploy/prometheus/${name}`)),
    ).toEqual([]);
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    const documents: readonly any[] = names.flatMap((name) =>
      parseAllDocuments(read(monitoring + name)).map((document) => document.toJS()),
    );
    const addresses = documents
      .filter(({ kind }) => kind === 'Service')
      .map(({ metadata, spec }) => `${metadata.name}:${spec.ports[0].port}`);
    const text = read('deploy/prometheus/prometheus.yaml');
    expect(addresses.filter((address) => !text.includes(address))).toEqual(['prometheus:9090']);
    const images = documents
      .flatMap(({ spec }) => spec.template?.spec.containers ?? [])
      .map(({ image: name }) => name.split('@')[0]);
    const compose = read('deploy/compose.yaml');
    expect(images.filter((name) => !compose.includes(`image: ${name}\n`))).toEqual([]);
    expect(images).toHaveLength(4);
  });

  it('has for the Prometheus Operator what Prometheus has in a file', () => {
    const { path, text } = prometheusRules();
    expect(read(path)).toBe(text);
    expect(parse(text).spec).toEqual(parse(read('deploy/prometheus/alerts.yaml')));
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    const monitors: readonly any[] = parseAllDocuments(
      read(`${folder}prometheus-operator/monitors.yaml`),
    ).map((document) => document.toJS());
    const jobs = monitors.map(
      ({ spec }) =>
        spec.jobName ??
        spec.endpoints[0].relabelings?.[0].replacement ??
        // The label that it names has this value in every Service.
        (spec.jobLabel === 'app.kubernetes.io/name' && spec.selector.matchLabels[spec.jobLabel]),
    );
    const { scrape_configs } = parse(read('deploy/prometheus/prometheus.yaml'));
    const names = scrape_configs.map(({ job_name }: { job_name: string }) => job_name);
    // The disk of Postgres is watched where Postgres runs.
    expect(jobs.toSorted()).toEqual(names.filter((name: string) => name !== 'postgres-disk').toSorted());
  });

  it('runs the same image everywhere', () => {
    const release = parse(read(`${folder}release/kustomization.yaml`));
    expect(release.images).toEqual(kustomization.images);
    expect(kustomization.images[0].digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    for (const each of [...containers, ...job.initContainers, ...job.containers])
      expect(each.image).toBe(kustomization.images[0].name);
  });
});

describe('deploy/systemd', () => {
  const HOME = '/opt/merchant-payments/';
  const unit = (name: string) => read(`deploy/systemd/${name}`);
  const commandsOf = (text: string) =>
    [...text.matchAll(/^ExecStart=(.+)$/gm)].map(([, command]) => command?.split(' '));

  it('runs the Node of the project, and programs that there are', () => {
    const commands = ['merchant-payments@.service', 'merchant-payments-prepare.service'].flatMap((name) =>
      commandsOf(unit(name)),
    );
    expect(commands.map((each) => each?.slice(1))).toEqual([
      ['src/main.ts', '--role', '$' + '{ROLE}'],
      MIGRATE,
      SEARCH_ATTRIBUTES,
    ]);
    for (const [program = '', file = ''] of commands.map((each) => each ?? [])) {
      expect(program.startsWith(HOME) && exists(program.slice(HOME.length))).toBe(true);
      expect(exists(file)).toBe(true);
    }
  });

  it('lets each process end what is under way', () => {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit('merchant-payments@.service')) ?? [];
    expect(Number(seconds)).toBeGreaterThan(longestEndSeconds);
  });

  it('runs Temporal with files that there are, which know the ports of its address', () => {
    const [command = []] = commandsOf(unit('temporal.service'));
    expect(command.slice(1)).toEqual(
      '--root /opt/merchant-payments --config deploy/temporal --env server --allow-no-auth start'.split(' '),
    );
    const server = parse(read('deploy/temporal/server.yaml'), { merge: true });
    expect(server.dynamicConfigClient.filepath.startsWith(HOME)).toBe(true);
    expect(exists(server.dynamicConfigClient.filepath.slice(HOME.length))).toBe(true);
    const { rpc } = server.services.frontend;
    expect(`127.0.0.1:${rpc.grpcPort}`).toBe(server.clusterMetadata.clusterInformation.active.rpcAddress);
    expect(server.persistence.numHistoryShards).toBe(512);
  });

  it('sets what there is to set', () => {
    const set = [...unit('merchant-payments@.service').matchAll(/^Environment=([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    expect(set.filter((name) => !SETTINGS.has(name ?? ''))).toEqual([]);
  });
});

describe('the commands of docs/deploy/systemd.md', () => {
  const { settings, programs, service } = stepsOfSystemd();

  it('are those that npm run deploy-drill types, up to the first live payment', () => {
    expect(settings).toEqual([
      'REPOSITORY',
      'POSTGRES_ADDRESS',
      'SUPERUSER_URL',
      'PUBLIC_URL',
      'PAYSTACK_SECRET_KEY',
    ]);
    expect(programs.commands).toMatch(/npm ci/);
    expect(service.at(-1)?.commands).toMatch(/\/withdrawal\/request/);
  });

  it('are Bash', () => {
    for (const { commands } of [programs, ...service])
      expect(execFileSync('bash', ['-n'], { input: commands, encoding: 'utf8' })).toBe('');
  });

  it('set settings that there are', () => {
    const set = service.flatMap(({ commands }) =>
      [...commands.matchAll(/^([A-Z_]+)=.*$/gm)].map(([, name = '']) => name),
    );
    expect(set.filter((name) => !SETTINGS.has(name) && !/^(POSTGRES_|TEMPORAL_)/.test(name))).toEqual([]);
    expect(set).toContain('ENCRYPTION_KEY');
  });
});
