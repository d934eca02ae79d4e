/**
 * Babel's settings for dependency-cruiser, which cannot use TypeScript 7: a file is reduced to its imports, types
 * included, as every import counts for the layers.
 */
const isOwn = (specifier) => /^(\.|@\/|@contract\/|@server\/|@mocks\/)/.test(specifier);
const isTypeOnly = ({ importKind, specifiers = [] }) =>
  importKind === 'type' || (specifiers.length > 0 && specifiers.every((specifier) => specifier.importKind === 'type'));

module.exports = {
  babelrc: false,
  configFile: false,
  plugins: [
    ({ types }) => ({
      parserOverride: (code, options, parse) =>
        parse(code, {
          ...options,
          plugins: options.sourceFileName.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
        }),
      visitor: {
        Program(program, { filename }) {
          const found = new Set();
          const add = (source) => {
            if (source?.type === 'StringLiteral') found.add(source.value);
          };
          program.traverse({
            ImportDeclaration({ node }) {
              // The API app also runs in a browser and may have the types of Node.
              const isErased = filename.includes('/server/') && isTypeOnly(node) && !isOwn(node.source.value);
              if (!isErased) add(node.source);
            },
            'ExportNamedDeclaration|ExportAllDeclaration': ({ node }) => add(node.source),
            // biome-ignore lint/correctness/noComponentHookFactories: the name of a node
            TSImportType: ({ node }) => add(node.argument),
            CallExpression({ node: { callee, arguments: args } }) {
              if (callee.type === 'Import' || callee.name === 'require') add(args[0]);
            },
          });
          program.node.body = [...found].map((name) => types.importDeclaration([], types.stringLiteral(name)));
          program.stop();
        },
      },
    }),
  ],
};
