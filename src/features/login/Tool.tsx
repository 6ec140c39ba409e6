import type { Tool } from '#copy/types/tools.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginAddress } from './login-address.ts';
import { NotConnected } from './NotConnected.tsx';
import './tool.scss';

/** Sign-in for merchants, partners and developers, as far as this build knows where they do that. */
export default function Login({ tool }: { tool: Tool<'login'> }) {
  const address = loginAddress(import.meta.env.VITE_LOGIN_URL);
  return address ? <LoginForm address={address} /> : <NotConnected {...tool} />;
}
