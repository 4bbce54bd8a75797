import path from 'node:path';
import { defaultConnections, isDatabaseUrl } from './database/connection';
import { logLevels, type LogLevel } from './logging';

export interface Config {
  port: number;
  host: string;
  databaseUrl: string;
  /** To PostgreSQL, of this process, at most. */
  databaseConnections: number;
  demoAccount: boolean;
  rateLimit: boolean;
  trustProxy: boolean;
  logLevel: LogLevel;
  operator: { name: string; address: string; email: string };
  /** Where the built client lies. */
  clientDirectory: string;
}

/** The environment asks for something that does not work; the message is for the operator. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(environment: Environment): Config {
  const problems: string[] = [];

  // A variable that is set to nothing counts as not set, as in a .env file.
  const text = (name: string, fallback: string) => environment[name]?.trim() || fallback;

  const flag = (name: string, fallback: 'on' | 'off') => {
    const value = text(name, fallback).toLowerCase();
    if (value !== 'on' && value !== 'off') {
      problems.push(`${name} muss „on“ oder „off“ sein, nicht „${value}“.`);
    }
    return value === 'on';
  };

  const number = (name: string, fallback: string, least: number, most: number) => {
    const value = text(name, fallback);
    const number = /^\d{1,5}$/.test(value) ? Number(value) : NaN;
    if (!(number >= least && number <= most)) {
      problems.push(`${name} muss eine Zahl von ${least} bis ${most} sein, nicht „${value}“.`);
    }
    return number;
  };

  const logLevel = (name: string, fallback: LogLevel) => {
    const value = text(name, fallback).toLowerCase();
    const level = logLevels.find((one) => one === value);
    if (!level) {
      const choices = logLevels.map((one) => `„${one}“`).join(', ');
      problems.push(`${name} muss eines von ${choices} sein, nicht „${value}“.`);
    }
    return level ?? fallback;
  };

  const databaseUrl = (name: string, fallback: string) => {
    const value = text(name, fallback);
    // The value itself may hold a password and is not repeated.
    if (!isDatabaseUrl(value)) {
      problems.push(
        `${name} muss „file:PFAD“ oder „postgres://BENUTZER:PASSWORT@RECHNER:PORT/DATENBANK“ sein,` +
          ` zum Beispiel „${fallback}“. Sonderzeichen im Passwort stehen als %XX.`,
      );
    }
    return value;
  };

  const config: Config = {
    port: number('PORT', '3000', 0, 65_535),
    host: text('HOST', '127.0.0.1'),
    databaseUrl: databaseUrl('DATABASE_URL', 'file:data/bewerbungen.sqlite'),
    databaseConnections: number('DATABASE_CONNECTIONS', String(defaultConnections), 1, 1_000),
    demoAccount: flag('DEMO_ACCOUNT', 'on'),
    rateLimit: flag('RATE_LIMIT', 'on'),
    trustProxy: flag('TRUST_PROXY', 'off'),
    logLevel: logLevel('LOG_LEVEL', 'warn'),
    operator: {
      name: text('OPERATOR_NAME', ''),
      address: text('OPERATOR_ADDRESS', ''),
      email: text('OPERATOR_EMAIL', ''),
    },
    clientDirectory: path.resolve('dist'),
  };

  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}
