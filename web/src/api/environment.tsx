import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** `test` is the sandbox, whose money is not real; `prod` is the live wallet. */
export type Environment = 'prod' | 'test';

interface EnvironmentChoice {
  readonly environment: Environment;
  readonly choose: (environment: Environment) => void;
}

const STORED_AS = 'merchant-payments.environment';
const Choice = createContext<EnvironmentChoice | undefined>(undefined);

/** What this tab showed last, else what any tab did; the sandbox at first, where nothing can cost money. */
function rememberedEnvironment(): Environment {
  const remembered = sessionStorage.getItem(STORED_AS) ?? localStorage.getItem(STORED_AS);
  return remembered === 'prod' ? 'prod' : 'test';
}

/** Lets everything below it read, and switch, which environment the pages show. */
export function EnvironmentProvider({ children }: { readonly children: ReactNode }) {
  const [environment, setEnvironment] = useState(rememberedEnvironment);
  const choose = useCallback((next: Environment) => {
    sessionStorage.setItem(STORED_AS, next);
    localStorage.setItem(STORED_AS, next);
    setEnvironment(next);
  }, []);
  const value = useMemo(() => ({ environment, choose }), [environment, choose]);
  return <Choice value={value}>{children}</Choice>;
}

/** The environment that the pages show, and how to switch it. */
export function useEnvironment(): EnvironmentChoice {
  const choice = use(Choice);
  if (choice === undefined) throw new Error('useEnvironment needs an EnvironmentProvider above it.');
  return choice;
}
