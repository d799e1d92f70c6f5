# The two steps of the README, on a machine of their own: what is needed is installed and built here, and started where the image runs.
# Which settings it needs, and how it is reached: docs/operations.md, "In a container".
FROM node:24-slim
WORKDIR /app

# What is installed stays as it is until the list of packages changes.
COPY package.json package-lock.json .npmrc ./
COPY graphql/mesh/transform-tidy graphql/mesh/transform-tidy
COPY scripts scripts
RUN --mount=type=cache,target=/root/.npm node scripts/install.mjs

COPY . .
RUN node scripts/build.mjs

ENV HARTA_DATA_DIR=/data
RUN mkdir --mode=700 /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4300
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "scripts/healthy.mjs"]
CMD ["node", "scripts/start.mjs"]
