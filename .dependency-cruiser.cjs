/**
 * The rooms of the house and who may import whom (README, "The rooms").
 * A room may import itself and what is listed here.
 */
const rooms = {
  contract: [],
  domain: ['contract'],
  texts: ['contract', 'domain'],
  api: ['contract', 'domain'],
  store: ['api', 'domain', 'texts', 'contract'],
  ui: ['texts', 'domain', 'contract'],
  features: ['ui', 'store', 'api', 'texts', 'domain', 'contract'],
};

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-imports`,
  comment: `src/${room} may import ${allowed.join(', ') || 'nothing of ours'}.`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: {
    path: '^(src|server|__tests__|scripts)/',
    pathNot: [room, ...allowed].map((name) => `^src/${name}/`),
  },
}));

module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'no-sibling-features',
      comment: 'A feature never imports its sibling; what two share moves down a layer.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'server-imports',
      comment: 'The server knows the contract, the rules and the words, never the client.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|__tests__|scripts)/', pathNot: '^src/(contract|domain|texts)/' },
    },
    {
      name: 'pure-domain',
      comment: 'Rules know no React, no Redux and no design.',
      severity: 'error',
      from: { path: '^src/(contract|domain|texts)/' },
      to: { path: 'node_modules/(react|@reduxjs|@mui|@emotion|final-form|notistack)' },
    },
    {
      name: 'schemas-stay-on-the-server',
      comment: 'The client takes types from the schemas; their code would only cost bytes.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/contract/' },
      to: { path: '^src/contract/(schemas|accountSchemas)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'postgres-on-demand',
      comment: 'The driver is loaded where DATABASE_URL asks for it: a start with SQLite does not pay for it.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: 'node_modules/pg/', dynamic: false },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
};
