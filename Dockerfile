FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production

COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY . .
RUN node scripts/build.ts && mkdir /data && chown node:node /data

# All that it writes stands in the volume; the code belongs to root.
USER node
# The C library keeps freed memory in one place and gives it back early, as with `npm start`: 80 MB less at rest.
ENV HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process and gets the signals: SIGTERM answers what was accepted and exits with 0. The flags are those of `npm start`.
CMD ["node", "--max-semi-space-size=8", "--liftoff-only", "src/main.ts"]
