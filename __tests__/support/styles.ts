/** Stands for every CSS module: each class is called what the module calls it. */
const styles = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });

export default styles;
