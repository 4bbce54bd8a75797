import { randomUUID } from 'node:crypto';
import { createApiClient, register, type ApiClient } from './apiClient';
import { testApiUrl } from './testServerUrl';

export interface ApiUser {
  token: string;
  username: string;
  email: string;
  password: string;
  api: ApiClient;
}

/** A fresh account with nothing in it, so that no test sees the data of another. */
export async function registerUser(apiUrl = testApiUrl()): Promise<ApiUser> {
  const username = 'Alma Test';
  const email = `alma.${randomUUID()}@example.com`;
  const password = 'korrekt-pferd-batterie';
  const { token } = await register(apiUrl, {
    username,
    email,
    password,
    repeated_password: password,
  });
  return { token, username, email, password, api: createApiClient(apiUrl, token) };
}
