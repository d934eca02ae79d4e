# The product in one image: docs/deploy.md. docker build -t grow-grow-planner .
ARG NODE=24-bookworm-slim

FROM node:${NODE} AS build
# Shown as the running release: docker build --build-arg RELEASE_COMMIT=$(git rev-parse --short=12 HEAD) --build-arg RELEASE_DATE=$(git log -1 --format=%cs) .
ARG RELEASE_COMMIT=
ARG RELEASE_DATE=
ENV RELEASE_COMMIT=${RELEASE_COMMIT} RELEASE_DATE=${RELEASE_DATE}
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save
COPY . .
RUN npm run build

FROM node:${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --omit=dev
# An optional peer of valibot, for its types alone. npm has no option that leaves it out without the native packages.
RUN rm -rf node_modules/typescript node_modules/@typescript

FROM node:${NODE}
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
RUN mkdir -m 0700 /data /assets /backups && chown node:node /data /assets /backups
USER node
VOLUME /data
EXPOSE 3000
# Root may be read-only: only /data is written.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--v8-pool-size=1", "--max-semi-space-size=8", "dist/server/main.js"]
