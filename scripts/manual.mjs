// The manual pages and the shell completions, generated from the output of `lastpeg describe`:
//   lastpeg describe | node scripts/manual.mjs FOLDER
// writes FOLDER/man1/lastpeg*.1, FOLDER/bash/lastpeg, FOLDER/zsh/_lastpeg and FOLDER/fish/lastpeg.fish.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ names: string[], value: string | null, about: string, needed?: boolean, many?: boolean }} Option
 * @typedef {{ name: string, about: string, options: Option[], places: Option[] }} Command
 * @typedef {{ name: string, version: string, about: string, more: string, options: Option[], commands: Command[] }} Program
 */

const folder = process.argv[2];
if (!folder) throw new Error('usage: lastpeg describe | node scripts/manual.mjs FOLDER');
/** @type {Program} */
const program = JSON.parse(readFileSync(0, 'utf8'));
const [, version] = program.version.split(' ');

/** @param {string} path @param {string} text */
const write = (path, text) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

// --- Manual pages -----------------------------------------------------------------------------------

/** @param {string} text */
const roff = (text) => text.replace(/\\/g, '\\e').replace(/-/g, '\\-').replace(/^([.'])/gm, '\\&$1');
/** @param {Option} option */
const entry = ({ names, value, about }) =>
  `.TP\n${names.map((name) => `\\fB${roff(name)}\\fR`).join(', ')}${value && !names.includes(value) ? ` \\fI${roff(value)}\\fR` : ''}\n${roff(about)}\n`;
/** @param {string} name @param {string} about */
const head = (name, about) =>
  `.TH ${name.toUpperCase()} 1 "" "Last Peg ${version}" "Last Peg"\n.SH NAME\n${roff(name)} \\- ${roff(about[0].toLowerCase() + about.slice(1).replace(/\.$/, ''))}\n`;
const status = `.SH EXIT STATUS
.TP
0
solvable, or done
.TP
1
proved unsolvable; of check: not a solution
.TP
2
wrong usage or input; one sentence on standard error says what and where
.TP
3
undecided, because a limit was reached
.TP
130
interrupted
`;

for (const command of program.commands) {
  const { name, about, options, places } = command;
  const full = `${program.name}-${name}`;
  const synopsis = places
    .map(({ names, needed, many }) => `\\fI${roff(names[0])}\\fR${many ? ' ...' : ''}`.replace(/^.*$/, needed ? '$&' : '[$&]'))
    .join(' ');
  write(
    `man1/${full}.1`,
    `${head(full, about)}.SH SYNOPSIS\n\\fB${program.name} ${name}\\fR [\\fIoptions\\fR] ${synopsis}\n.SH DESCRIPTION\n${roff(about)}.\n` +
      (places.length ? `.SH ARGUMENTS\n${places.map(entry).join('')}` : '') +
      `.SH OPTIONS\n${options.map(entry).join('')}${status}.SH SEE ALSO\n\\fB${program.name}\\fR(1)\n`,
  );
}
write(
  `man1/${program.name}.1`,
  `${head(program.name, 'Peg solitaire: solutions, proofs and counts')}.SH SYNOPSIS\n\\fB${program.name}\\fR \\fIcommand\\fR [\\fIoptions\\fR] ...\n` +
    `.SH DESCRIPTION\n${roff(program.about)}\n.PP\n${roff(program.more).replace(/\n\n/g, '\n.PP\n')}\n.SH COMMANDS\n` +
    program.commands.map(({ name, about }) => `.TP\n\\fB${program.name} ${name}\\fR(1)\n${roff(about)}\n`).join('') +
    `.SH OPTIONS\n${program.options.map(entry).join('')}${status}.SH SEE ALSO\n` +
    `${program.commands.map(({ name }) => `\\fB${program.name}\\-${name}\\fR(1)`).join(', ')}\n`,
);

// --- Completions --------------------------------------------------------------------------------------

const takesBoard = program.commands.filter(({ places }) => places.some(({ names }) => names.includes('BOARD'))).map(({ name }) => name);
/** @param {Option[]} options */
const names = (options) => options.flatMap((option) => option.names).join(' ');
// The values of an option if they are a few words: "easy, medium or hard" in its type.
/** @param {Option} option */
const words = ({ value }) => (value && /^[a-z]+(\|[a-z]+)+$/.test(value) ? value.split('|') : null);
/** @param {Option[]} options @param {(option: Option) => string | null} of */
const lines = (options, of) => options.map(of).filter(Boolean).join('\n');
const boards = `$(${program.name} boards 2>/dev/null | awk '{ print $1 }')`;

write(
  `bash/${program.name}`,
  `# Completions of ${program.name} for bash, made of what it says of itself.
_${program.name}() {
    local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} options= values=
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        mapfile -t COMPREPLY < <(compgen -W '${program.commands.map(({ name }) => name).join(' ')} ${names(program.options)}' -- "$word")
        return
    fi
    case \${COMP_WORDS[1]} in
${program.commands.map(({ name, options }) => `        ${name}) options='${names(options)}' ;;`).join('\n')}
    esac
    case \${COMP_WORDS[1]} in
        ${takesBoard.join(' | ')}) ((COMP_CWORD == 2)) && values=${boards} ;;
    esac
    case \${COMP_WORDS[1]}:$before in
${program.commands.map(({ name, options }) => lines(options, (option) => (words(option) ? `        ${option.names.map((one) => `${name}:${one}`).join(' | ')}) options= values='${words(option)?.join(' ')}' ;;` : null))).filter(Boolean).join('\n')}
        *) ;;
    esac
    [[ $word != -* ]] || values=$options
    [[ -z $values ]] || mapfile -t COMPREPLY < <(compgen -W "$values" -- "$word")
    [[ $word == -* ]] || mapfile -t -O "\${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word")
}
complete -F _${program.name} ${program.name}
`,
);

/** @param {string} text */
const zsh = (text) => text.replace(/'/g, `'\\''`).replace(/[[\]:]/g, '\\$&');
write(
  `zsh/_${program.name}`,
  `#compdef ${program.name}
# Completions of ${program.name} for zsh, made of what it says of itself.
local -a commands boards
commands=(
${program.commands.map(({ name, about }) => `    '${name}:${zsh(about)}'`).join('\n')}
)
if ((CURRENT == 2)); then
    _describe command commands
    _arguments ${program.options.map(({ names: all, about }) => `'${all.at(-1)}[${zsh(about)}]'`).join(' ')}
    return
fi
boards=(${boards})
case $words[2] in
${program.commands
  .map(({ name, options, places }) => {
    const parts = options.map((option) => {
      const value = option.value === null ? '' : `:${zsh(option.value)}:${words(option) ? `(${words(option)?.join(' ')})` : option.value === 'FILE' ? '_files' : ' '}`;
      return `'${option.names.at(-1)}[${zsh(option.about)}]${value}'`;
    });
    const file = places.some(({ names: [place] }) => place === 'BOARD') ? `'2:board:{ compadd -a boards; _files }'` : '';
    return `    ${name}) _arguments ${[...parts, file, `'*:argument:_files'`].filter(Boolean).join(' ')} ;;`;
  })
  .join('\n')}
esac
`,
);

/** @param {string} text */
const fish = (text) => text.replace(/\\/g, '\\\\').replace(/'/g, `\\'`);
write(
  `fish/${program.name}.fish`,
  `# Completions of ${program.name} for fish, made of what it says of itself.
complete -c ${program.name} -n __fish_use_subcommand -f
${program.commands.map(({ name, about }) => `complete -c ${program.name} -n __fish_use_subcommand -a ${name} -d '${fish(about)}'`).join('\n')}
complete -c ${program.name} -n '__fish_seen_subcommand_from ${takesBoard.join(' ')}' -a "(${program.name} boards 2>/dev/null | string replace -r ' .*' '')"
${program.commands
  .map(({ name, options }) =>
    lines(options, (option) => {
      const long = option.names.filter((one) => one.startsWith('--')).map((one) => ` -l ${one.slice(2)}`);
      const short = option.names.filter((one) => /^-[^-]$/.test(one)).map((one) => ` -s ${one.slice(1)}`);
      const value = option.value === null ? '' : words(option) ? ` -x -a '${words(option)?.join(' ')}'` : ' -r';
      return `complete -c ${program.name} -n '__fish_seen_subcommand_from ${name}'${[...long, ...short].join('')}${value} -d '${fish(option.about)}'`;
    }),
  )
  .join('\n')}
`,
);
