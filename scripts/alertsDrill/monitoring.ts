import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { freePorts, type Stops } from '../../drivers/parts.ts';
import { waitFor } from '../../test/support/waitFor.ts';
import { type Program, startProgram } from './processes.ts';
import type { Programs } from './programs.ts';
import { readDeployed, shortenedRules } from './rules.ts';
import { type ProcessName, type Service, USUAL_PROCESSES, writeTargets } from './service.ts';

/** A notice of Alertmanager about one alert, as a receiver gets it. */
export interface Notice {
  readonly atMs: number;
  /** The receiver of the example route: `on-call`, `day` or `watchdog`. */
  readonly receiver: string;
  readonly status: 'firing' | 'resolved';
  readonly labels: Readonly<Record<string, string>>;
  /** Tells one series of an alert from another. */
  readonly fingerprint: string;
}

/** Prometheus, Alertmanager, the exporters, and what Alertmanager sent. */
export interface Monitoring {
  readonly notices: readonly Notice[];
  readonly prometheus: Program;
  readonly postgresExporter: { stop(): Promise<void>; start(): Promise<void> };
  /** The alerts that Prometheus has, whether or not a receiver is told. */
  firing(): Promise<readonly Readonly<Record<string, string>>[]>;
  /** Which processes Prometheus finds by name. */
  find(names: readonly ProcessName[]): void;
  /** Waits until Prometheus has scraped a process. */
  untilScraped(name: ProcessName): Promise<void>;
}

/** Where the public address is, whose certificate is watched. */
interface Surroundings {
  readonly publicUrl: string;
  /** The file that has the authority that is trusted. */
  readonly caFile: string;
  /** Stands for the disk of Postgres. */
  readonly diskDir: string;
}

/** The receivers of alertmanager.yaml by the secret that has their address. */
const RECEIVERS: Readonly<Record<string, string>> = {
  'alert-critical-url': 'on-call',
  'alert-warning-url': 'day',
  'alert-watchdog-url': 'watchdog',
};

const SCRAPED_EVERY = '2s';

/** A process without a free connection answers a scrape after five seconds, for which Prometheus waits ten in production. */
const PATIENT = { __scrape_interval__: '8s', __scrape_timeout__: '8s' };

interface PrometheusFile {
  readonly scrape_configs: readonly {
    readonly job_name: string;
    readonly relabel_configs?: readonly Readonly<Record<string, unknown>>[];
    readonly metric_relabel_configs?: readonly Readonly<Record<string, unknown>>[];
  }[];
}
interface AlertmanagerFile {
  readonly route: Readonly<Record<string, unknown>> & {
    readonly routes: readonly Readonly<Record<string, unknown>>[];
  };
  readonly receivers: readonly {
    readonly name: string;
    readonly webhook_configs?: readonly { readonly url_file: string; readonly send_resolved?: boolean }[];
  }[];
}

/**
 * Starts it with the files of deploy/prometheus: their durations are shortened, and their targets are the service's. Scrapes are
 * two seconds apart, and Alertmanager waits for no group.
 */
export async function startMonitoring(options: {
  readonly service: Service;
  readonly surroundings: Surroundings;
  readonly programs: Programs;
  readonly stops: Stops;
}): Promise<Monitoring> {
  const { service, surroundings, programs, stops } = options;
  const { workDir } = service;
  const [prometheusPort = 0, alertmanagerPort = 0, postgresPort = 0, blackboxPort = 0, nodePort = 0] =
    await freePorts(5);
  const path = (name: string) => join(workDir, name);
  const targets = path('processes.json');
  const find = (names: readonly ProcessName[]) =>
    writeTargets(
      targets,
      names.map((name) => ({
        target: `127.0.0.1:${service.ports[name].metrics}`,
        ...(name === 'api' && { labels: PATIENT }),
      })),
    );
  find(USUAL_PROCESSES);
  writeTargets(path('public.json'), [{ target: surroundings.publicUrl }]);
  writeFileSync(path('alerts.yaml'), shortenedRules());
  const ports = { alertmanagerPort, postgresPort, blackboxPort, nodePort };
  writeFileSync(path('prometheus.yaml'), prometheusFile(workDir, ports, surroundings));
  writeFileSync(path('blackbox.yaml'), blackboxFile(surroundings));
  const { notices, url } = await startReceivers(stops);
  writeFileSync(path('alertmanager.yaml'), alertmanagerFile(url));

  const start = (name: string, port: number, args: readonly string[], ready: string, more = {}) => {
    const program = startProgram({
      name,
      command: [...args],
      env: { PATH: process.env.PATH, ...more },
      logFile: path(`${name}.log`),
      readyUrl: `http://127.0.0.1:${port}${ready}`,
    });
    stops.push(() => program.stop());
    return program;
  };
  const listen = (port: number) => `--web.listen-address=127.0.0.1:${port}`;
  const startPostgresExporter = () =>
    start('postgres_exporter', postgresPort, [programs.postgresExporter, listen(postgresPort)], '/metrics', {
      DATA_SOURCE_NAME: `${service.databases.superuserUrl}?sslmode=disable`,
    });
  let postgresExporter = startPostgresExporter();
  const others = [
    start(
      'alertmanager',
      alertmanagerPort,
      [
        programs.alertmanager,
        `--config.file=${path('alertmanager.yaml')}`,
        `--storage.path=${path('alertmanager')}`,
        '--cluster.listen-address=',
        listen(alertmanagerPort),
      ],
      '/-/ready',
    ),
    start(
      'blackbox_exporter',
      blackboxPort,
      [programs.blackboxExporter, `--config.file=${path('blackbox.yaml')}`, listen(blackboxPort)],
      '/metrics',
    ),
    start(
      'node_exporter',
      nodePort,
      [
        programs.nodeExporter,
        '--collector.disable-defaults',
        '--collector.filesystem',
        // It leaves out file systems in memory unless told otherwise.
        '--collector.filesystem.fs-types-exclude=^none$',
        '--collector.filesystem.mount-points-exclude=^/(proc|sys)',
        listen(nodePort),
      ],
      '/metrics',
    ),
  ];
  const prometheus = start(
    'prometheus',
    prometheusPort,
    [
      programs.prometheus,
      `--config.file=${path('prometheus.yaml')}`,
      `--storage.tsdb.path=${path('tsdb')}`,
      '--rules.alert.resend-delay=5s',
      listen(prometheusPort),
    ],
    '/-/ready',
  );
  await Promise.all([postgresExporter, prometheus, ...others].map((each) => each.ready()));
  return {
    notices,
    prometheus,
    find,
    postgresExporter: {
      stop: () => postgresExporter.stop(),
      async start() {
        postgresExporter = startPostgresExporter();
        await postgresExporter.ready();
      },
    },
    async untilScraped(name) {
      const query = encodeURIComponent(`up{instance="127.0.0.1:${service.ports[name].metrics}"} == 1`);
      await waitFor(`${name} to be scraped`, async () => {
        const response = await fetch(`http://127.0.0.1:${prometheusPort}/api/v1/query?query=${query}`);
        const { data } = (await response.json()) as { data: { result: readonly unknown[] } };
        return data.result.length > 0;
      });
    },
    async firing() {
      const response = await fetch(`http://127.0.0.1:${prometheusPort}/api/v1/alerts`);
      const { data } = (await response.json()) as {
        data: { alerts: { state: string; labels: Record<string, string> }[] };
      };
      return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels);
    },
  };
}

function prometheusFile(
  workDir: string,
  ports: Readonly<Record<'alertmanagerPort' | 'postgresPort' | 'blackboxPort' | 'nodePort', number>>,
  { diskDir }: Surroundings,
): string {
  const deployed = readDeployed<PrometheusFile>('prometheus.yaml');
  const files = (name: string) => [{ files: [join(workDir, name)], refresh_interval: '1s' }];
  const at = (port: number) => [{ targets: [`127.0.0.1:${port}`] }];
  const targets: Readonly<Record<string, object>> = {
    'merchant-payments': { dns_sd_configs: undefined, file_sd_configs: files('processes.json') },
    postgres: { static_configs: at(ports.postgresPort) },
    'postgres-disk': { static_configs: at(ports.nodePort) },
    certificates: { scrape_interval: SCRAPED_EVERY, file_sd_configs: files('public.json') },
  };
  const moved = (text: unknown) =>
    typeof text === 'string'
      ? text
          .replace('blackbox-exporter:9115', `127.0.0.1:${ports.blackboxPort}`)
          .replace('/postgres', diskDir)
      : text;
  const relabelled = (rules?: readonly Readonly<Record<string, unknown>>[]) =>
    rules?.map((rule) => ({
      ...rule,
      ...('replacement' in rule && { replacement: moved(rule.replacement) }),
      ...('regex' in rule && { regex: moved(rule.regex) }),
    }));
  return stringify({
    ...deployed,
    global: { scrape_interval: SCRAPED_EVERY, evaluation_interval: '1s', scrape_timeout: SCRAPED_EVERY },
    rule_files: [join(workDir, 'alerts.yaml')],
    alerting: { alertmanagers: [{ static_configs: at(ports.alertmanagerPort) }] },
    scrape_configs: deployed.scrape_configs.map((job) => ({
      ...job,
      ...(job.relabel_configs && { relabel_configs: relabelled(job.relabel_configs) }),
      ...(job.metric_relabel_configs && { metric_relabel_configs: relabelled(job.metric_relabel_configs) }),
      ...targets[job.job_name],
    })),
  });
}

function blackboxFile({ caFile }: Surroundings): string {
  const { modules } = readDeployed<{ modules: { https: { http: object } } }>('blackbox.yaml');
  const http = { ...modules.https.http, tls_config: { ca_file: caFile }, preferred_ip_protocol: 'ip4' };
  return stringify({ modules: { https: { ...modules.https, http } } });
}

function alertmanagerFile(url: string): string {
  const deployed = readDeployed<AlertmanagerFile>('alertmanager.yaml');
  const soon = { group_wait: '0s', group_interval: '1s' };
  return stringify({
    ...deployed,
    route: {
      ...deployed.route,
      ...soon,
      routes: deployed.route.routes.map((route) =>
        route.receiver === 'watchdog' ? { ...route, ...soon, repeat_interval: '15s' } : route,
      ),
    },
    receivers: deployed.receivers.map(({ webhook_configs: hooks, ...receiver }) => ({
      ...receiver,
      ...(hooks && {
        webhook_configs: hooks.map(({ url_file: file, ...hook }) => ({
          ...hook,
          url: `${url}/${RECEIVERS[file.split('/').at(-1) ?? '']}`,
        })),
      }),
    })),
  });
}

/** Starts what Alertmanager sends to, in the place of a pager. */
async function startReceivers(
  stops: Stops,
): Promise<{ readonly notices: readonly Notice[]; readonly url: string }> {
  const notices: Notice[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { alerts } = JSON.parse(Buffer.concat(chunks).toString()) as {
      alerts: Pick<Notice, 'status' | 'labels' | 'fingerprint'>[];
    };
    const receiver = (request.url ?? '').slice(1);
    for (const { status, labels, fingerprint } of alerts)
      notices.push({ atMs: Date.now(), receiver, status, labels, fingerprint });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { notices, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
