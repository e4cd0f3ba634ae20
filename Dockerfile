# syntax=docker/dockerfile:1
# The same major as the package `node` in package.json, which runs the npm scripts outside a container.
ARG NODE_IMAGE=node:24-trixie
ARG LITESTREAM_IMAGE=litestream/litestream:0.5.17

FROM ${LITESTREAM_IMAGE} AS litestream

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# All native modules bring their binaries; no install script is needed.
RUN npm ci --omit=dev --ignore-scripts
COPY . .
RUN npm run build
# Files that only compilers and editors read.
RUN rm -rf node_modules/typescript node_modules/@typescript node_modules/better-sqlite3/deps node_modules/@ffmpeg-installer \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
 && mkdir /data

FROM ${NODE_IMAGE}-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 DISABLE_SYSTEM_FONTS_LOAD=1 \
    NODE_COMPILE_CACHE=/tmp/compile FFMPEG_PATH=/usr/bin/ffmpeg
# Debian's ffmpeg gets security fixes: it reads videos of providers and of users.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=litestream /usr/local/bin/litestream /usr/local/bin/litestream
COPY --from=build --chown=node:node /data /data
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/client/i18n/locales ./client/i18n/locales
COPY --from=build /app/dist ./dist
COPY package.json litestream.yml LICENSE ./
COPY migrations ./migrations
COPY scripts ./scripts
COPY shared ./shared
COPY server ./server
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Starts as root to own the volume; the server and Litestream run as the user `node`.
ENTRYPOINT ["/app/scripts/entrypoint.sh"]
