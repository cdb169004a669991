import { writeFileSync } from 'node:fs';
import { createAddressDerivation, encodeAddress } from '../../chain/addresses.ts';
import { generateMnemonic, openWallet, sealMnemonic, unsealMnemonic } from '../../chain/wallet.ts';
import { settingsSchema } from '../../config/settings.ts';
import { type AdminCommand, Report } from '../command.ts';
import { AdminError } from '../errors.ts';
import { readText } from '../given.ts';

/** Guessing goes on for as long as the file is somewhere; a short passphrase would be found. */
const MIN_PASSPHRASE_LENGTH = 12;

/**
 * Adds `wallet init`, `wallet encrypt` and `wallet xpub`. They need no database and no running service, so that the
 * mnemonic can be made where neither is. Returns the command above them.
 */
export function addWalletCommands(program: AdminCommand): AdminCommand {
  const { env, print } = program.tools;
  const wallet = program
    .command('wallet')
    .description(
      'the wallet behind USDT deposit addresses (TRON_WALLET_PASSPHRASE is its passphrase, or file: and the path of a file with it), ' +
        'and holds of wallets of merchants',
    );

  wallet
    .command('init')
    .description('make a new wallet and write it, encrypted, to a file that must not exist yet')
    .requiredOption('--out <file>', 'where the encrypted wallet goes')
    .option('--show-mnemonic', 'also print the 24 words, to be written down on paper')
    .runs((options: { out: string; showMnemonic?: true }) => {
      const mnemonic = generateMnemonic();
      write(options.out, mnemonic);
      if (options.showMnemonic) print(`Mnemonic       ${mnemonic}`);
      return describe(mnemonic);
    });

  wallet
    .command('encrypt')
    .description('encrypt a mnemonic that you have')
    .requiredOption('--mnemonic-file <file>', 'holds the words and nothing else; delete it afterwards')
    .requiredOption('--out <file>', 'where the encrypted wallet goes')
    .runs(({ mnemonicFile, out }: { mnemonicFile: string; out: string }) => {
      const mnemonic = readText(mnemonicFile).trim().split(/\s+/).join(' ');
      plainly(() => openWallet(mnemonic));
      write(out, mnemonic);
      return describe(mnemonic);
    });

  wallet
    .command('xpub')
    .description('print the extended public key of the wallet in TRON_WALLET')
    .withJson()
    .runs(() => {
      const sealed = secretIn('TRON_WALLET');
      return describe(plainly(() => unsealMnemonic(sealed, secretIn('TRON_WALLET_PASSPHRASE'))));
    });
  return wallet;

  function describe(mnemonic: string): Report {
    const keys = plainly(() => openWallet(mnemonic));
    const extendedPublicKey = keys.deposits.neuter().extendedKey;
    const facts = {
      extendedPublicKey,
      gasAddress: encodeAddress(keys.gas.address),
      firstDepositAddress: createAddressDerivation(extendedPublicKey).addressOf(0),
    };
    return new Report(facts, [
      `TRON_XPUB      ${facts.extendedPublicKey}`,
      `Gas account    ${facts.gasAddress} (keep TRX here; it pays for sweeps)`,
      `First address  ${facts.firstDepositAddress}`,
    ]);
  }

  function write(file: string, mnemonic: string): void {
    const given = secretIn('TRON_WALLET_PASSPHRASE');
    if (given.length < MIN_PASSPHRASE_LENGTH) {
      throw new AdminError(`The passphrase must have at least ${MIN_PASSPHRASE_LENGTH} characters.`);
    }
    try {
      // The flag refuses to overwrite: a wallet that is replaced is money that is lost.
      writeFileSync(file, `${sealMnemonic(mnemonic, given)}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new AdminError(
        code === 'EEXIST'
          ? `${file} is there already and is not overwritten.`
          : `${file} cannot be written (${code}).`,
      );
    }
  }

  function secretIn(name: 'TRON_WALLET' | 'TRON_WALLET_PASSPHRASE'): string {
    const { data: source, error } = settingsSchema.shape[name].safeParse(env[name]);
    if (error) throw new AdminError(`${name} ${error.issues[0]?.message}.`);
    if (source === undefined) throw new AdminError(`Set ${name}.`);
    return 'text' in source ? source.text : readText(source.file).trim();
  }
}

/** The wallet's own sentences are for the person at the terminal. */
function plainly<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof AdminError ? error : new AdminError((error as Error).message);
  }
}
