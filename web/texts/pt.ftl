### The page in Portuguese, for Brazil first and for Portugal, too: en.ftl explains the messages.
###
### Players are addressed as “você”, mostly left unsaid. A hive is a “colmeia”, one plays “com” it
### (“jogar a colmeia” would be to throw it), and a rank is a “nível”. Ranks are nouns for women and
### men alike.

-brand = Open Hive
-example = SAENPRÇ

## Solve

solve-heading = Solucionador de colmeias
solve-lead = Digite as letras, começando pela central, e veja todas as palavras, com as mais prováveis no topo.
solve-letters = Letras
solve-letters-placeholder = A central e depois as outras
solve-letters-help = Espaços, acentos e pontuação são ignorados.
solve-options = Opções
solve-edition = Edição
solve-editions-others = Outros idiomas
solve-random = Jogar com uma colmeia aleatória
solve-editions-own = Suas listas de palavras
solve-own-lists = Suas listas de palavras…
solve-minimum = Mínimo de letras
solve-require = Outras letras obrigatórias
solve-require-help = Toda palavra precisa ter também estas letras, além da central.
solve-hive-empty = Colmeia vazia
solve-try = Experimentar { -example }
solve-play-today = Jogar com a colmeia de hoje
solve-mode = Mostrar
solve-mode-all = Todas as palavras
solve-mode-stuck = O que falta?
solve-example = Exemplo: { -example }
solve-example-words = esperança presença passear separar pressa serra
solve-example-more = …e mais 47 palavras prováveis.
solve-bring = Colar um jogo
solve-bring-paste = Copie a página inteira do jogo, ou uma mensagem sobre ele, e cole aqui. O Open Hive encontra as letras e as palavras que você já achou.
solve-bring-bookmark = Ou com um favorito
solve-bring-name = Abrir no Open Hive
solve-bring-copy = Copiar o endereço do favorito
solve-bring-how = Ele lê só as letras e as palavras encontradas que a página mostra, e nada sai do seu navegador. No celular, adicione qualquer página aos favoritos, edite esse favorito e cole o endereço.
solve-bring-share = No Android, o Open Hive instalado também aparece no menu de compartilhamento: compartilhe um texto ali para abrir o jogo aqui.
solve-bring-nothing = O Open Hive não encontrou aqui as letras de uma colmeia.
solve-bring-drag = Arraste “Abrir no Open Hive” para a barra de favoritos e clique nele na página de um jogo.
solve-found-words = Palavras que já encontrei
solve-found-placeholder = Digite ou cole as suas palavras
solve-doubted = Não contam
solve-doubted-help = Usam as suas letras, mas provavelmente não estão entre as respostas.
solve-unlisted =
    { $words ->
        [1] { $words } palavra não está na lista
       *[other] { $words } palavras não estão na lista
    }
solve-unlisted-help = Confira a grafia. Se o seu jogo aceitou alguma, você pode adicioná-la.
solve-add-word = Adicionar { $word }
solve-misfits = Fora desta colmeia: { $words }.
solve-misfits-more = Fora desta colmeia: { $words } e mais { $more }.
solve-found-list = Palavras já encontradas
solve-pairs = Como começam as palavras que faltam
solve-clues = Dicas e respostas
solve-clues-help = Toque num número para listar as palavras dele e depois numa palavra para ver a próxima dica: a definição, as letras embaralhadas e, por fim, a resposta.
solve-more-of-all = Mais uma dica para todas
solve-more-of-these = Mais uma dica para estas
solve-answers = Mostrar todas as respostas
solve-answers-these = Mostrar estas respostas
solve-play-this = Jogar com esta colmeia
solve-by = Agrupar palavras
solve-by-length = Por tamanho
solve-by-letter = Por letra inicial
solve-by-alphabet = A–Z
solve-by-points = Por pontos
solve-filter = Filtrar
solve-starts = Começa com
solve-contains = Contém
solve-length = Tamanho
solve-pangrams = Só pangramas
solve-filter-clear = Limpar filtro
solve-likely = Palavras prováveis
solve-genius =
    { $points ->
        [1] Para chegar a Gênio: { $points } ponto.
       *[other] Para chegar a Gênio: { $points } pontos.
    }
solve-genius-between =
    { $points ->
        [1] Para chegar a Gênio: { $points } ponto
       *[other] Para chegar a Gênio: { $points } pontos
    } aqui e provavelmente de { $low } a { $high } num jogo publicado.
solve-boundary = Que palavras o seu jogo aceita?
solve-boundary-start = Só as comuns
solve-boundary-end = Até as raras
solve-boundary-reset = Redefinir
solve-likelihood = Em português, não há uma coleção pública das respostas que os jogos escolhem; por isso, as palavras prováveis são simplesmente as mais usadas.
solve-possible = Palavras possíveis
solve-possible-help = Os jogos costumam deixá-las de fora.
solve-copy = Copiar
solve-share = Compartilhar ou salvar
solve-save-csv = Salvar como CSV
solve-save-json = Salvar como JSON
solve-print = Imprimir
solve-title-empty = { -brand }: solucionador de colmeias de palavras e jogo diário
solve-title = { $subject } · { -brand }
solve-title-words =
    { $hive }: { $words ->
        [1] { $words } palavra
       *[other] { $words } palavras
    }
solve-hive-center = Colmeia com { $center } no centro
solve-hive = Colmeia com { $center } no centro e, em volta, { $outer }
solve-make-center = Pôr { $letter } no centro
solve-starting = Você já pode digitar.
solve-ready = Tudo pronto. Digite as letras ou toque na colmeia.
solve-cleared = Letras apagadas. Para recuperá-las, use o comando Desfazer do navegador.
solve-ready-found = Tudo pronto. Digite primeiro as letras da sua colmeia.
solve-which-center = Todas estas palavras têm { $letters }. Qual letra fica no centro?
solve-letters-so-far =
    { $letters ->
        [1] { $letters } letra até agora. Pressione Enter para resolver.
       *[other] { $letters } letras até agora. Pressione Enter para resolver.
    }
solve-looking = Procurando palavras em { $hive }…
solve-summary =
    { $hive }: { $likely ->
        [1] { $likely } palavra provável
       *[other] { $likely } palavras prováveis
    }, { $possible ->
        [1] { $possible } possível
       *[other] { $possible } possíveis
    }.
solve-likely-first =
    { $hive }: { $likely ->
        [1] { $likely } palavra provável
       *[other] { $likely } palavras prováveis
    }. Carregando…
# $bingo is “yes” if each letter of the hive begins a word.
solve-totals =
    { $words ->
        [1] { $words } palavra
       *[other] { $words } palavras
    }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }, { $pangrams ->
        [1] { $pangrams } pangrama
       *[other] { $pangrams } pangramas
    }{ $perfect ->
        [0] { "" }
        [1] { " " }({ $perfect } perfeito)
       *[other] { " " }({ $perfect } perfeitos)
    }{ $bingo ->
        [no] { "" }
       *[yes] , BINGO
    }
solve-group-pangrams = Pangramas
solve-group-letters =
    { $letters ->
        [1] { $letters } letra
       *[other] { $letters } letras
    }
solve-group-points =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
solve-none-likely = Nenhuma palavra provável.
solve-no-match = Nenhuma palavra passa no filtro.
solve-filter-left =
    { $left } de { $words ->
        [1] { $words } palavra
       *[other] { $words } palavras
    } com este filtro ({ $likely ->
        [0] nenhuma provável
        [1] { $likely } provável
       *[other] { $likely } prováveis
    }).
solve-show-all = Mostrar todas as { $words }
solve-show-more = Mostrar mais { $words }
solve-left-to-find =
    { $hive }: { $words ->
        [1] falta { $words } palavra.
       *[other] faltam { $words } palavras.
    }
solve-all-found = { $hive }: você encontrou todas as palavras.
solve-progress =
    Você encontrou { $found } de { $words ->
        [1] { $words } palavra
       *[other] { $words } palavras
    } e tem { $points } dos { $genius } pontos para chegar a Gênio.
solve-progress-genius =
    Você encontrou { $found } de { $words ->
        [1] { $words } palavra
       *[other] { $words } palavras
    } e chegou a Gênio.
solve-to-genius = Progresso até Gênio
solve-left =
    { $words ->
        [0] Você encontrou todas as palavras.
        [1] Falta { $words } palavra
       *[other] Faltam { $words } palavras
    }{ $pangrams ->
        [0] { "" }
        [1] { $words ->
            [1] { " " }(um pangrama)
           *[other] , incluindo { $pangrams } pangrama
        }
       *[other] , incluindo { $pangrams } pangramas
    }{ $words ->
        [0] { "" }
       *[other] .
    }
solve-count-word = Contar { $word }
solve-and-more = e mais { $words }
solve-clue-words =
    { $words ->
        [1] { $words } palavra
       *[other] { $words } palavras
    }
solve-clue-words-first =
    { $words ->
        [1] { $words } palavra
       *[other] { $words } palavras
    }; abaixo, as { $listed } primeiras
solve-next-clue =
    { $letters ->
        [1] { $letters } letra: próxima dica
       *[other] { $letters } letras: próxima dica
    }

## Solve: copying and saving words

page-by-hand = Copie manualmente
page-copy-blocked = O navegador não permitiu copiar. O texto está selecionado para você copiar.
page-copy-link = Copiar o link
page-copied = Copiado
page-link-unread = O link também tem { $options }, que aqui não significa nada.
page-no-hive = Não há colmeia neste texto, e ele é longo demais para uma lista de palavras encontradas.
solve-no-words = Não há palavras para copiar ou salvar. Limpe o filtro primeiro.
solve-saved =
    { $words ->
        [1] { $words } palavra salva em { $file }.
       *[other] { $words } palavras salvas em { $file }.
    }

## Play: sharing a game

# $puzzle is the date of a daily puzzle, or the letters of another one. $state is “complete” once
# every word is found. $bar has a square for each rank. $hints is a number, or “none” if the player
# does not share how many hints the game took.
play-share =
    { -brand } { $puzzle } { $state ->
        [complete] 👑
       *[open] 🐝
    } { $rank }
    { $bar }
    { $words ->
        [hidden] { $found ->
            [1] { $found } palavra
           *[other] { $found } palavras
        }
        [1] { $found }/{ $words } palavra
       *[other] { $found }/{ $words } palavras
    }{ $pangrams ->
        [0] { "" }
        [1] { " " }· { $pangrams } pangrama
       *[other] { " " }· { $pangrams } pangramas
    }{ $hints ->
        [none] { "" }
        [0] { " " }· sem dicas
        [1] { " " }· { $hints } dica
       *[other] { " " }· { $hints } dicas
    }
    { $link }

## Play: the heading, the menu, and the board

play-all-found = Você encontrou todas as palavras!
play-another = Outra colmeia
play-center = { $letter }, no centro
play-close = Fechar
play-delete = Apagar
play-enter = Enviar
play-find = Forme palavras com a letra { $center }.
play-give-up = Desistir
play-give-up-question = Quer desistir e ver todas as palavras? As que você já encontrou continuam valendo.
play-given-up = Aqui estão todas as palavras.
play-guess = Sua palavra
# Said to screen readers when the last letter of the guess is deleted.
play-guess-empty = Nada digitado
play-hive = A colmeia
play-how = Como jogar
play-keep-playing = Continuar jogando
play-keyboard = Usar o teclado do celular
play-menu = Menu
play-no-words = Não há nenhuma palavra nesta colmeia.
# Said to screen readers when a hive is opened.
play-opened = { $title }. { $sentence }
# $minimum is the number of letters of the shortest word, or “usual”. $required is a list of the
# letters that a word needs besides the center, or “none”.
play-options =
    { $minimum ->
        [usual] { "" }
        [1] { $minimum } letra ou mais
       *[other] { $minimum } letras ou mais
    }{ $required ->
        [none] { "" }
       *[other] { $minimum ->
            [usual] Exige
           *[other] { " " }· exige
        } { $required }
    }
play-over = Fim de jogo
play-own = Suas letras
play-page-title = { $title } · { -brand }
play-park = Guardar para depois
play-park-foreign = Só dá para guardar letras desta colmeia.
play-park-help = Guardar estas letras para depois (seta para baixo). A seta para cima traz as letras de volta.
play-park-tried = Você já tentou { $word }.
play-parked = Guardada para depois: { $word }.
play-points = pontos
play-random = Colmeia aleatória
play-random-few = Poucas
play-random-many = Muitas
play-random-play = Jogar com uma colmeia aleatória
play-random-rare = Com uma letra rara
play-random-size = Quantas palavras
play-random-usual = Normal
play-score-unit =
    { $points ->
        [1] ponto
       *[other] pontos
    }
play-key-backspace = Apagar a última letra
play-key-enter = Enviar a palavra
play-key-escape = Apagar a palavra
play-key-help = Mostrar esta lista
play-key-letters = Adicionar uma letra à palavra
play-key-park = Guardar letras para depois e trazê-las de volta
play-key-space = Embaralhar as letras em volta
play-key-name-enter = Enter
play-key-name-backspace = Backspace
play-key-name-escape = Esc
play-key-name-space = Espaço
play-shortcuts = Atalhos do teclado
play-shuffle = Embaralhar
play-shuffle-help = Embaralhar as letras em volta (espaço)
play-waiting = Ainda por conferir, porque falta carregar parte das palavras: { $words }. Nada se perde.
play-stuck = O que falta?
play-title = Colmeia { $letters }
play-to-go = { $points } para { $rank }
play-today = Colmeia de hoje
play-reached = Novo nível: { $rank }!
play-words-to-go =
    { $words ->
        [1] { $words } palavra para { bee-rank-queen-bee }
       *[other] { $words } palavras para { bee-rank-queen-bee }
    }
# $message says how good the guess is. $rank is the rank reached, or “none”.
play-verdict =
    { $message }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }{ $rank ->
        [none] { "" }
       *[other] { " " }· { play-reached }
    }{ $state ->
        [complete] { " " }· Você encontrou todas as palavras!
       *[open] { "" }
    }
# $word is a guess that is an inflected form of the listed word $base. In some editions, it counts as
# that word.
play-form = Não vale: { $word } é uma forma de { $base }.
play-form-counted = { $word } conta como { $base }.
play-never-shown = Você escolheu nunca mostrar “{ $word }”. Dá para mudar isso nas configurações.

## Play: the panels of found words, hints, and ranks

play-badge-earned = Conquistada.
play-badges = Medalhas
play-beginnings = Como começam as palavras que faltam
play-bonus = Palavras extras
play-found = Acertos
play-found-count =
    { $words ->
        [hidden] { $found ->
            [1] { $found } palavra
           *[other] { $found } palavras
        }
       *[other] { $found } de { $words }
    }{ $pangrams ->
        [0] { "" }
        [1] { " " }· { $pangrams } pangrama
       *[other] { " " }· { $pangrams } pangramas
    }
play-hint-beginnings = Duas primeiras letras
play-hint-grid = Palavras por tamanho
play-hint-length =
    { $letters ->
        [1] { $letters } letra
       *[other] { $letters } letras
    }
play-hint-letter = Letra
play-hint-meaning = Definição
play-hint-triples = Três primeiras letras
play-hint-word = Quero uma dica
play-hinted = Palavras com dicas
play-hints = Dicas
play-hints-left =
    { $words ->
        [1] Falta { $words } palavra
       *[other] Faltam { $words } palavras
    }{ $pangrams ->
        [0] { "" }
        [1] { $words ->
            [1] { " " }(um pangrama)
           *[other] , incluindo { $pangrams } pangrama
        }
       *[other] , incluindo { $pangrams } pangramas
    }.
play-hints-revealed = Você desistiu desta colmeia.
play-hints-used =
    { $hints ->
        [0] As dicas são contadas.
        [1] { $hints } dica usada.
       *[other] { $hints } dicas usadas.
    }
play-latest-count =
    { $found }{ $words ->
        [hidden] { "" }
       *[other] { " " }de { $words }
    }
play-missed = Não encontradas
play-no-ranks = Esta colmeia não tem palavras, então também não tem níveis.
play-nothing-found = Nenhuma palavra ainda
play-only-bonus = Por enquanto, só palavras extras
play-off-center = Sem a letra central
play-order = Ordenar acertos
play-order-alphabet = A–Z
play-order-longest = Mais longas
play-order-newest = Recentes
play-pangram = pangrama
play-parked-title = Guardadas para depois
play-perfect-pangram = pangrama perfeito
play-progress = Progresso na partida
play-rank = Nível
play-rank-points = Pontos
play-rank-reached = Alcançado
play-rank-to-go = Faltam
play-ranks = Níveis
play-rejected =
    { $guesses ->
        [1] { $guesses } tentativa fora da lista
       *[other] { $guesses } tentativas fora da lista
    }
play-rejected-list = Fora da lista
play-share-button = Compartilhar
play-triples = Três primeiras letras das palavras que faltam
play-wrong-clock = O relógio do seu aparelho marca { $today }, mas as colmeias diárias começaram em { $first }. Acerte o relógio ou jogue com uma colmeia aleatória

## Play: the card for reaching Genius or Queen Bee

play-end-left =
    { $words ->
        [hidden] Quer continuar? Encontre todas as palavras para chegar a { bee-rank-queen-bee }.
        [0] Você encontrou todas as palavras!
        [1] Quer continuar? Falta { $words } palavra para chegar a { bee-rank-queen-bee }.
       *[other] Quer continuar? Faltam { $words } palavras para chegar a { bee-rank-queen-bee }.
    }
play-end-share-of = { $part } de { $whole }
play-end-title = { $rank }!
play-all-words = Todas as palavras
play-duration =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
play-end-hints = Dicas usadas
play-end-longest = Palavra mais longa
play-end-score = { $score } de { $total } pontos
play-end-time = Tempo de jogo
play-new-day = Começou um novo dia, com outra colmeia. Esta partida fica em Colmeias anteriores.
play-next-hive = Próxima colmeia em { $time }
play-picture = Compartilhar uma imagem
play-picture-saved = Imagem salva em { $file }.
play-share-result = Compartilhar o resultado


## Play: past days, and yesterday’s words

play-month-after = Próximo mês
play-month-before = Mês anterior
play-past = Colmeias anteriores
play-past-all = Todas
play-past-none = Nenhum dia para mostrar.
play-past-unfinished = Em andamento
play-past-unplayed = Não jogadas
# The name of a day in the calendar. $state is “open” for a game that is not over.
play-past-day =
    { $day }: { $rank }, { $words ->
        [1] { $words } palavra
       *[other] { $words } palavras
    }{ $state ->
        [open] { " " }(em andamento)
       *[over] { "" }
    }
play-past-today = Hoje
play-yesterday = Palavras de ontem
play-yesterday-found =
    { $found ->
        [0] { $words ->
            [1] Você não encontrou a única palavra.
           *[other] Você não encontrou nenhuma das { $words } palavras.
        }
       *[other] Você encontrou { $found } de { $words ->
            [1] { $words } palavra
           *[other] { $words } palavras
        }.
    }
play-yesterday-reveal = Mostrar todas as palavras
play-yesterday-play = Jogar com esta colmeia

## Play: statistics and saved games

play-export = Exportar tudo
play-exported =
    { $games ->
        [1] { $games } partida exportada.
       *[other] { $games } partidas exportadas.
    }
play-exported-lists = As palavras das suas listas não vão no arquivo. Para não perdê-las, salve cada lista como arquivo em Opções, “{ solve-editions-own }”: { $lists }.
play-game-details =
    { $rank } · { $all ->
        [hidden] { $words ->
            [1] { $words } palavra
           *[other] { $words } palavras
        }
        [1] { $words } de { $all } palavra
       *[other] { $words } de { $all } palavras
    }
play-game-hive =
    Colmeia { $letters }{ $rules ->
        [usual] { "" }
       *[other] , { $edition }
    }{ $minimum ->
        [usual] { "" }
        [1] , { $minimum } letra ou mais
       *[other] , { $minimum } letras ou mais
    }{ $require ->
        [none] { "" }
       *[other] , com { $require }
    }
play-game-state =
    { $state ->
        [over] Terminada
       *[open] Em andamento
    }
play-games = Todas as partidas
play-games-counted = { $done } de { $games }
play-games-more = Mostrar mais { $games }
play-import = Importar
play-importing = Importando { $done } de { $total }…
play-percent = { $percent }%
play-record = Estatísticas
play-record-best =
    { $points ->
        [1] Melhor partida: { $points } ponto
       *[other] Melhor partida: { $points } pontos
    }
play-record-count = { $count }
play-record-daily = Colmeias do dia
play-record-days =
    { $days ->
        [one] Dia jogado
       *[other] Dias jogados
    }
play-record-empty = Sua sequência, seus níveis e suas partidas vão aparecer aqui assim que você encontrar uma palavra.
play-record-freezes = Proteções
play-record-games =
    { $games ->
        [one] Partida
       *[other] Partidas
    }
play-record-geniuses = Chegou a Gênio
play-record-longest = Melhor sequência
play-record-of = { $part } de { $whole }
play-record-panels = Mostrar
play-record-pangrams =
    { $pangrams ->
        [one] Pangrama
       *[other] Pangramas
    }
play-record-percent = Pontuação média
play-record-ranks = Partidas por nível
play-record-rule = Jogue com a colmeia de cada dia para manter a sua sequência. A cada { $days } dias, você ganha uma proteção, e dá para acumular até { $freezes }. Se você pular um dia, uma proteção salva a sequência.
play-record-streak = Sequência
play-record-title = Suas partidas
play-record-words =
    { $words ->
        [one] Palavra
       *[other] Palavras
    }
play-saved-here = As suas partidas ficam salvas neste navegador. Para ter um backup ou levá-las para outro aparelho, acesse <a href="#settings">Configurações</a>.

## Play: how to play

play-how-pangrams = Um pangrama usa todas as letras da colmeia e vale 7 pontos a mais.
# The word in the picture, of four different letters, the third of which is the center, and the three
# other letters of its hive. Its pangram is “favorecer”.
play-how-word = FAVO
play-how-others = REC
play-how-picture = Para formar FAVO, toque em F-A-V-O. As letras não precisam estar lado a lado.
play-how-points = Palavras de quatro letras valem 1 ponto. As mais longas valem 1 ponto por letra.
play-how-ranks = Com os pontos, você sobe de nível, até chegar a Gênio. Há uma colmeia nova todos os dias.
play-how-words = Forme palavras de quatro letras ou mais, sempre com a letra central. Dá para repetir letras à vontade. Não valem plurais, verbos conjugados, adjetivos no feminino nem nomes próprios. Os acentos não importam, mas C e Ç são letras diferentes.

## The page as a whole

page-slow = O { -brand } está demorando para carregar. Você pode esperar ou tentar de novo.
page-not-started =
    { $why ->
        [file] O { -brand } foi aberto como arquivo, mas só funciona a partir de um servidor web. Abra o endereço dele na web.
        [frame] O { -brand } está dentro de outra página, que o impede de iniciar. Abra-o em uma aba própria.
        [webassembly] O { -brand } precisa do WebAssembly, que este navegador não tem ou bloqueia. Se você usa o Modo de Isolamento ou uma configuração de segurança rígida, desative isso para este site e tente de novo.
        [offline] Você está sem conexão, e o { -brand } ainda não está salvo neste navegador. Conecte-se e tente de novo.
        [type] O servidor deste site envia os scripts com um tipo que os navegadores se recusam a executar. Só quem administra o site pode mudar isso: o tipo precisa ser text/javascript.
       *[other] Não foi possível iniciar o { -brand }. Confira a conexão e tente de novo.
    }
page-try-again = Tentar de novo
page-details = Detalhes para relatar o erro
page-broken = Algo deu errado.
page-broken-saved = Algo deu errado. O seu progresso está salvo.
page-old-browser = Esta página precisa do Chrome ou Edge 111, Firefox 114, Safari 16.4 ou versões mais recentes.
page-needs-script = O { -brand } precisa de JavaScript
page-needs-script-why = O { -brand } resolve as colmeias com um programa que roda no seu navegador. Para isso, precisa de JavaScript, que está desativado.
page-needs-script-how = Ative o JavaScript para este site nas configurações do navegador e recarregue a página. Nada do que você digita sai do seu aparelho.
page-update = Nova versão disponível.
page-reload = Recarregar
page-later = Depois
page-done = Concluído
page-remove = Remover
page-remove-label = Remover { $title }
page-downloading = Baixando o solucionador
page-downloading-all = Baixando tudo
page-offline-offer = Baixar tudo para usar offline ({ $megabytes } MB)
page-offline-done = Tudo está disponível offline.
page-offline-failed = Não foi possível baixar alguns arquivos. Confira a conexão e tente de novo.
page-offline-changed = O servidor deste site altera as páginas no caminho, e os navegadores não conseguem guardá-las para uso offline. Só quem administra o site pode mudar isso.
page-offline-language = Não foi possível carregar essa página, e ela ainda não está salva neste navegador. Abra-a uma vez com conexão.
page-offline-full = Não há espaço para tudo. Libere um pouco e tente de novo.
page-app = { -brand }: todas as palavras da sua colmeia
page-app-description = Um solucionador de colmeias e uma colmeia nova todos os dias, direto no navegador. Depois da primeira visita, funciona offline.
page-picture-game = Uma partida com as dicas abertas
page-picture-solver = As palavras de uma colmeia, começando pelas prováveis
page-description = Digite as sete letras da sua colmeia e veja todas as palavras, começando pelas respostas mais prováveis. Grátis, privado e, depois da primeira visita, também offline.
# The language’s own name, and a link that offers the page to visitors who prefer the language.
page-card = Uma colmeia com as letras O, P, E, N, H, I e V
page-language = Português
page-offer = Também em português
page-offer-dismiss = Agora não
page-languages = Idiomas
page-views = Áreas do site
page-solve = Resolver
page-play = Jogar
page-lab = Lab
page-settings = Configurações
# Shown in the Lab by pages in other languages, since the Lab is in English.
page-lab-note = O Lab está em inglês.
page-privacy = Tudo roda no seu navegador. Não há cadastro nem rastreamento, e nada é enviado a outros sites.
page-source = Código-fonte
page-licenses = Código com <a href="../LICENSE.txt">licença MIT</a>, listas de palavras com <a href="../LICENSES.txt">suas próprias licenças</a>
page-report-word = Falta uma palavra ou alguma está errada
page-theme = Tema
page-theme-system = Sistema
page-theme-light = Claro
page-theme-dark = Escuro
page-lost-title = Página não encontrada
page-lost = Não há nenhuma página neste endereço.
page-lost-solve = Resolver uma colmeia

## Words and definitions

words-no-list = Este site ainda não tem uma lista de palavras para esta edição: { $edition }.
words-loading = Carregando as palavras.
words-starting-python = Preparando o solucionador. As suas palavras vão aparecer assim que ele estiver pronto.
words-no-answer = O solucionador não responde. Tente de novo.
words-clue = { $kind }: { $meaning }
words-no-definition = Não temos a definição desta palavra.
# A report that visitors send to whoever runs the site.
words-report =
    Palavra: { $word }
    Colmeia: { $hive }
    Idioma: { $language }
    O que está errado: { $wrong }
words-report-word = Palavra
words-report-wrong = O que está errado
words-report-this = Avisar
words-report-missing = Ela está faltando
words-report-no-word = Não é uma palavra
words-report-rare = É rara demais para ser provável
words-report-common = Deveria ser provável
words-report-unkind = É ofensiva ou desagradável
words-report-meaning = A definição está errada
words-report-copy = Copiar o aviso
words-report-form = Abrir o formulário
words-report-public = Os avisos vão para o projeto que faz este site, onde qualquer pessoa pode lê-los. O formulário exige uma conta lá. Se você não tiver, copie o aviso e envie-o a quem cuida deste site.
words-report-private = Este site não informa um endereço para avisos. Copie o seu e envie-o a quem passou para você o link deste site.
# The units of a word’s points, which only screen readers say.
words-point = ponto
words-points = pontos
words-grid = Palavras que faltam, por letra inicial e tamanho

# $file is the file that is missing: “words”, “possible” for the words that are less likely, “large”
# for the words of large hives, “calendar”, “definitions”, “editor”, “play”, “lists”, “lab”, or “python”.
words-not-loaded =
    { $file ->
        [words] Não foi possível carregar a lista de palavras. Confira a conexão e tente de novo.
        [possible] Não foi possível carregar as palavras possíveis. Confira a conexão e tente de novo.
        [large] Não foi possível carregar a lista de palavras para colmeias grandes. Confira a conexão e tente de novo.
        [calendar] Não foi possível carregar o calendário das colmeias. Confira a conexão e tente de novo.
        [definitions] Não foi possível carregar as definições. Confira a conexão e tente de novo.
        [editor] Não foi possível carregar o editor de código. Confira a conexão e tente de novo.
        [play] Não foi possível carregar o jogo. Confira a conexão e tente de novo.
        [lab] Não foi possível carregar o Lab. Confira a conexão e tente de novo.
        [dialog] Não foi possível carregar esta parte da página. Confira a conexão e tente de novo.
       *[python] Não foi possível carregar o solucionador. Confira a conexão e tente de novo.
    }
words-slow =
    { $file ->
        [words] A lista de palavras está demorando para carregar. Você pode esperar ou tentar de novo.
        [possible] As palavras possíveis estão demorando para carregar. Você pode esperar ou tentar de novo.
        [large] A lista de palavras para colmeias grandes está demorando para carregar. Você pode esperar ou tentar de novo.
        [calendar] O calendário das colmeias está demorando para carregar. Você pode esperar ou tentar de novo.
        [definitions] As definições estão demorando para carregar. Você pode esperar ou tentar de novo.
        [editor] O editor de código está demorando para carregar. Você pode esperar ou tentar de novo.
        [play] O jogo está demorando para carregar. Você pode esperar ou tentar de novo.
        [lab] O Lab está demorando para carregar. Você pode esperar ou tentar de novo.
        [dialog] Esta parte da página está demorando para carregar. Você pode esperar ou tentar de novo.
       *[python] O solucionador está demorando para carregar. Você pode esperar ou tentar de novo.
    }

## Your own word lists

lists-close = Fechar
lists-title = Suas listas de palavras
lists-lead = Resolva e jogue com as palavras que quiser: outro idioma, um tema, o vocabulário de uma turma. A lista fica neste navegador; nada é enviado.
lists-paste = Lista nova: cole as palavras ou solte um arquivo aqui
lists-read = Continuar
lists-choose = Escolher um arquivo
lists-progress = Progresso
lists-reading = Lendo a lista…
lists-packing = Preparando a lista para as buscas: { $percent }%
lists-packing-began = Preparando a lista para as buscas…
lists-broken = O solucionador parou várias vezes com esta lista. Feche outras abas ou diminua a lista e tente de novo.
lists-storing = Salvando a lista…
lists-cancel = Cancelar
lists-name = Nome da lista
lists-letters = Letras da lista
lists-as-in = Como na edição “{ $edition }”
lists-without-accents = Sem acentos
lists-all-letters = Cada letra como está escrita
lists-example = “{ $word }” conta como { $letters }.
lists-left-out =
    { $words ->
        [1] { $words } item fica de fora: uma palavra com outros caracteres, um comentário ou outra coluna.
       *[other] { $words } itens ficam de fora: palavras com outros caracteres, comentários ou outras colunas.
    }
lists-add = Adicionar lista
lists-no-name = dê primeiro um nome à lista
lists-same-name = você já tem uma lista chamada { $list }: escolha outro nome ou exclua antes a que já existe
lists-other-letters = você já usou uma lista chamada { $list } com outras letras: escolha outro nome ou use as mesmas letras de antes
lists-without-words = Listas cujas palavras não estão mais neste navegador: { $lists }. Para continuar com uma delas, adicione as palavras de novo com o mesmo nome.
lists-ready =
    { $words ->
        [1] { $list }: tudo pronto, com { $words } palavra.
       *[other] { $list }: tudo pronto, com { $words } palavras.
    }
lists-not-stored = Este navegador não consegue guardá-la, então ela vai sumir quando você sair.
lists-words =
    { $words ->
        [1] { $words } palavra
       *[other] { $words } palavras
    }
lists-solve = Resolver
lists-play = Jogar
lists-export = Salvar como arquivo
lists-exporting = Salvando o arquivo…
lists-solve-label = Resolver com { $list }
lists-play-label = Jogar com uma colmeia aleatória de { $list }
lists-export-label = Salvar como arquivo: { $list }
lists-delete-label = Excluir { $list }
lists-delete-question = Excluir { $list }? As suas partidas com essa lista continuam salvas.
lists-delete = Excluir
lists-keep = Manter
lists-deleted = Lista excluída: { $list }.
lists-wanted = Este link é de uma lista de palavras chamada { $list }, que não está neste navegador. Adicione a lista com esse nome para abrir o link.
lists-gone = As palavras de { $list } não estão mais neste navegador. Adicione a lista de novo em Opções, “{ solve-editions-own }”.
lists-no-hive =
    { $counts ->
        [yes] { $list } não tem nenhuma palavra de { $size } letras
       *[no] { $list } não tem nenhuma palavra com { $size } letras diferentes
    }, então não há colmeia aleatória: digite as letras em { page-solve }

## Saved data

saved-import-interrupted = A importação foi interrompida. O que já tinha sido importado está salvo. Para adicionar o resto, importe o arquivo de novo.
saved-import-lists = As palavras das suas listas não estão no arquivo. Adicione-as de novo em Opções, “{ solve-editions-own }”, com os mesmos nomes: { $lists }.
saved-storage-blocked = Este navegador não permite salvar dados: as suas palavras vão se perder quando você sair.
saved-storage-full = Não há mais espaço neste navegador: as palavras novas vão se perder quando você sair. Use “{ play-export }” em Configurações para salvá-las.
saved-game-unreadable = Não foi possível ler uma partida salva desta colmeia. O { -brand } fez uma cópia dela.
saved-decisions-unreadable = Não foi possível ler as palavras sobre as quais você decidiu. Elas não se perderam: “{ play-export }” inclui todas, e o que você decidir agora será salvo à parte.

saved-no-export = Este arquivo não foi exportado pelo { -brand }. Nada mudou.
# $things is a list of the four messages below.
saved-imported = Importação concluída: { $things }.
saved-imported-games =
    { $games ->
        [1] { $games } partida
       *[other] { $games } partidas
    }
saved-imported-decisions = as palavras sobre as quais você decidiu
saved-imported-code = o seu código do Lab
saved-imported-settings =
    { $settings ->
        [1] { $settings } configuração
       *[other] { $settings } configurações
    }
# The Lab is in English, so this is what its choice is called.
saved-import-moved-code = O código importado está no Lab, em “My previous solver”.
saved-import-skipped-code = No Lab só cabem dois solucionadores. Como você já tem dois, o código do arquivo foi ignorado.
saved-import-unreadable =
    { $items ->
        [1] Não foi possível ler { $items } item.
       *[other] Não foi possível ler { $items } itens.
    }

saved-definition-form = { $part }, { $form } de { $base }
saved-verdict = Se esta palavra couber numa colmeia
saved-verdict-always = Sempre contar
saved-verdict-never = Nunca mostrar
saved-close = Fechar
saved-listen = Ouvir
saved-wiktionary = Wikcionário

## Sharing: moving to another device, and playing with friends

sharing-friends = Com amigos
sharing-friends-words = Palavras de todos
sharing-friends-invite = Enviar um link para esta colmeia
sharing-friends-back = Enviar um link de volta
sharing-hide = Esconder minhas palavras até o fim
sharing-hidden-about = Quem abre o link vê os seus pontos e quantas palavras você tem, mas não as palavras até o fim da partida.
sharing-about = Quem abre o link vê quem encontrou quais palavras. Quando tiver mais, envie um link novo.
sharing-friends-name = Seu nome
sharing-friends-place = { $friend } { $score }
sharing-friends-you = Você { $score }
sharing-friends-me = Você
sharing-friends-line =
    { $friend } { $theirs } ({ $rank }), você { $yours }: { $lacking ->
        [0] { $friend } não tem nenhuma palavra que falte a você
        [1] { $friend } tem { $lacking } palavra que falta a você
       *[other] { $friend } tem { $lacking } palavras que faltam a você
    }, e você tem { $ahead ->
        [0] nenhuma
       *[other] { $ahead }
    } que { $friend } não tem.
sharing-friends-only = Só de { $friend }: { $words }.
sharing-friends-joint =
    { $words ->
        [1] No total, { $words } palavra, { $score } pontos: { $rank }.
       *[other] No total, { $words } palavras, { $score } pontos: { $rank }.
    }
sharing-friends-joined = Jogando com { $names }.
sharing-friends-theirs = De amigos
sharing-friends-no-name = escreva o seu nome, para saberem quem você é
sharing-friends-invites =
    { $friends ->
        [one] { $names } convidou você para jogar
       *[other] { $names } convidaram você para jogar
    }
sharing-friends-accept = Participar
live-title = Jogar ao vivo
live-about = Os dois aparelhos precisam estar na mesma rede, por exemplo, no mesmo Wi-Fi. As palavras vão direto de um para o outro, sem servidor.
live-first = Faça o outro aparelho ler este código ou envie o link. Depois, leia o código que ele mostrar ou abra o link que receber.
live-second = Faça o outro aparelho ler este código ou envie o link de volta. Deixe esta página aberta.
live-connecting = Conectando…
live-on = Você está jogando ao vivo com { $friend }.
live-found = { $friend } encontrou { $words }.
live-lost = A conexão com { $friend } terminou. Todas as palavras estão salvas. Para continuar, escolha “{ live-title }” de novo.
live-failed = Os aparelhos não conseguiram se conectar. Veja se estão na mesma rede e escolha “{ live-title }” para ter códigos novos.
live-handed = A aba com o seu código tem a resposta, e você pode fechar esta. Se aquela não estiver mais aberta, escolha “{ live-title }” para ter um código novo.
live-impossible = este navegador não consegue se conectar a outros aparelhos: veja se você está no Wi-Fi e se o WebRTC não está desativado
sharing-move-from = Deste aparelho
sharing-move-camera = Aponte a câmera do outro aparelho para o código e abra o link que ela encontrar. O outro aparelho mostra antes o que seria adicionado.
sharing-move-reading = Lendo suas partidas…
sharing-move-ready =
    { $games ->
        [1] O link tem { $games } partida e suas configurações.
       *[other] O link tem { $games } partidas e suas configurações.
    }
sharing-move-picture = Código QR com o link
sharing-move-place = Código { $place } de { $count }
sharing-move-previous = Anterior
sharing-move-next = Próximo
sharing-move-rest = Nem tudo cabe nos códigos. O link tem tudo.
sharing-move-no-picture = Não foi possível desenhar o código. O link funciona sem ele.
sharing-move-link = Link
sharing-move-copy = Copiar link
sharing-move-without = O link tem suas partidas, inclusive com amigos, as palavras sobre as quais você decidiu e suas configurações, mas não as suas próprias listas de palavras, o seu código do Lab nem as tentativas fora da lista de palavras.
sharing-move-too-much = é demais para um link: use “{ play-export }”
sharing-move-to = Para este aparelho
sharing-move-to-help = Cole aqui um link do seu outro aparelho. No iPhone e no iPad, um app instalado guarda as partidas separadas do Safari: cole o link aqui, dentro do app.
sharing-move-text = Link ou código
sharing-move-show = Ver o que contém
sharing-join = Adicionar estas partidas?
sharing-join-games =
    { $games ->
        [1] { $games } partida
       *[other] { $games } partidas
    } (novas aqui: { $new }), com { $words ->
        [1] { $words } palavra
       *[other] { $words } palavras
    } que você ainda não tem aqui.
sharing-join-others =
    { $items ->
        [1] E { $items } configuração ou lista que você não tem aqui.
       *[other] E { $items } configurações ou listas que você não tem aqui.
    }
sharing-join-changed = Estes dias ficam de fora, porque as listas de palavras dos dois aparelhos são diferentes: { $days }. Recarregue o Open Hive nos dois ou use o link.
sharing-join-help = Nada se perde: cada partida mantém as palavras dos dois aparelhos, e o que você configurou aqui continua.
sharing-join-add = Adicionar

## Settings

settings-look = Aparência
settings-language = Idioma
settings-larger-keys = Letras maiores
settings-left-handed = Para canhotos
settings-sounds = Sons
settings-vibration = Vibração
settings-hides-totals = Esconder quantas palavras existem
settings-hides-totals-help = Até o fim da partida, você só vê quantas palavras encontrou. Os pontos e os níveis continuam.
settings-no-hints = Sem dicas
settings-tells-hints = Dizer quantas dicas usei ao compartilhar
settings-words = Palavras
settings-rules = Edição e regras ao resolver
settings-verdicts = Palavras sobre as quais você decidiu
settings-verdicts-help = O que você escolher para uma palavra vale em toda colmeia em que ela couber, diga o que disser a lista.
settings-word = Uma palavra só
settings-always-count = Sempre contar
settings-never-show = Nunca mostrar
settings-counts = sempre conta
settings-hidden = nunca aparece
settings-one-word = digite uma palavra só, sem espaços, como “serra”
settings-now-counts = “{ $word }” vai contar sempre a partir de agora.
settings-now-hidden = “{ $word }” não aparece mais.
settings-removed = Sobre “{ $word }”, quem decide de novo é a lista de palavras.
settings-data = Seus dados
settings-kept = Seu navegador guarda suas partidas e configurações até você apagá-las.
settings-kept-room = Seu navegador pode apagar suas partidas e configurações se o aparelho ficar sem espaço.
settings-kept-week = O Safari apaga suas partidas e configurações sete dias depois da sua última visita. Para não perdê-las, salve uma cópia, adicione o Open Hive à Tela de Início ou ao Dock e carregue a cópia lá.
settings-keep = Pedir ao navegador que as guarde
settings-keep-refused = O navegador não garante guardá-las. Salve uma cópia de vez em quando.
play-reminder = { $games } das suas partidas estão só neste navegador.
play-reminder-backup = Salvar uma cópia
settings-move = Passar para outro aparelho

## Sentences of the solver: errors

# $name is in English, so it’s left out.
bee-error-too-large = tamanho excessivo ({ $size }): o limite é { $limit }
bee-error-no-edition = não existe a edição “{ $name }”: as edições são { $names }
bee-error-no-list = não há nenhuma lista de palavras “{ $list }” aqui
bee-error-no-letter = “{ $mark }” não é uma das letras { $letters }
bee-error-not-in-hive = “{ $mark }” é obrigatória, mas não é uma das letras de { $hive }
bee-error-no-english-letter = “{ $mark }” não é uma letra de A a Z
bee-error-hive-size = uma colmeia tem de { $least } a { $most } letras, normalmente { $usual }; esta tem { $size }
bee-error-minimum = o mínimo pode ser de { $least } a { $most } letras (normalmente { $usual }), não { $given }
bee-error-no-key = “{ $given }” não é a chave de uma colmeia: a chave de { $hive } é “{ $key }”
bee-error-letter-twice = { $letter } aparece duas vezes: cada letra só entra uma vez
bee-error-minimum-no-number = “{ $given }” não é um número: o mínimo deve ser de { $least } a { $most } letras
bee-error-too-many-decisions = são palavras avulsas demais ({ $words }); o limite é { $limit }
bee-error-no-text = este não é um arquivo de texto simples: salve a lista como texto em UTF-8 e tente de novo
bee-error-empty-list = esta lista está vazia: coloque palavras, uma por linha
bee-error-no-words = esta lista não tem nenhuma palavra: coloque uma por linha
bee-error-too-many-words = esta lista tem { $words } palavras: o limite é { $limit }
bee-error-no-words-in-letters = esta lista não tem palavras com as letras { $letters }
bee-error-empty-calendar = o calendário está vazio: precisa de pelo menos uma colmeia
bee-error-no-date = “{ $given }” não é uma data: escreva assim: 2026-11-21
bee-error-before-first-day = não há colmeia para { $day }: a primeira é de { $first }
bee-error-no-daily-hives = não há colmeias diárias de { $edition }: digite as letras de uma colmeia
bee-error-after-today = a colmeia de { $day } ainda não saiu: hoje é { $today }
bee-error-no-code = não há código aqui: cole o link inteiro, ou o código, que começa com “{ $start }”
bee-error-damaged-code = este código está danificado ou incompleto: copie o link inteiro de novo
bee-error-newer-code = este código é de uma versão mais nova do Open Hive: atualize o Open Hive aqui e tente de novo
bee-error-other-words = este código foi feito com outra versão da lista de palavras: atualize o Open Hive nos dois aparelhos e faça um código novo
bee-error-too-many-friends = até { $limit } pessoas podem jogar juntas

## Sentences of the solver: verdicts on guesses

bee-guess-repeated = Já encontrada
bee-guess-tried = Você já tentou: não está na lista
bee-guess-incomplete = Também precisa de { $letters }
bee-guess-awesome = Espetacular!
bee-guess-bad-letters = Letras fora da colmeia
bee-guess-bonus = Palavra extra: sem pontos
bee-guess-over = Fim de jogo: você já viu as respostas
bee-guess-off-center-word = Boa palavra, mas falta a letra central
bee-guess-good = Boa!
bee-guess-off-center = Falta a letra central
bee-guess-nice = Muito boa!
bee-guess-unknown = Não está na lista
bee-guess-overused = Letras repetidas demais
bee-guess-pangram = Pangrama!
bee-guess-long = Longa demais
bee-guess-short = Curta demais
bee-guess-several = Palavras aceitas: { $accepted } de { $words }.

## Sentences of the solver: ranks and badges

bee-rank-beginner = Iniciante
bee-rank-good-start = Aprendiz
bee-rank-moving-up = Promessa
bee-rank-good = Talento
bee-rank-solid = Fera
bee-rank-nice = Craque
bee-rank-great = Crânio
bee-rank-amazing = Prodígio
bee-rank-excellent = Estrela
bee-rank-genius = Gênio
bee-rank-queen-bee = Abelha-rainha
bee-badge-bingo = Bingo
bee-badge-bingo-how = Para cada letra da colmeia, encontre uma palavra que comece com ela.
bee-badge-perfect-pangram = Pangrama perfeito
bee-badge-perfect-pangram-how = Encontre uma palavra que use cada letra uma única vez.
bee-badge-all-pangrams = Todos os pangramas
bee-badge-all-pangrams-how = Encontre todos os pangramas.
bee-badge-long-words = Palavras longas
bee-badge-long-words-how = Chegue a Gênio mesmo sem contar as palavras de quatro letras.
bee-badge-no-hints = Sem dicas
bee-badge-no-hints-how = Chegue a Gênio sem usar nenhuma dica.

## Sentences of the solver: kinds of words, and editions

bee-reason-rare = rara
bee-reason-british = britânica
bee-reason-technical = técnica
bee-reason-variant-spelling = outra grafia
bee-reason-informal = informal
bee-reason-derived = derivada
bee-reason-name = nome próprio
bee-reason-vulgar = vulgar
bee-reason-australian = australiana
bee-reason-canadian = canadense
bee-part-n = substantivo
bee-part-v = verbo
bee-part-a = adjetivo
bee-part-r = advérbio
bee-part-i = interjeição
bee-part-o = pronome
bee-part-p = preposição
bee-part-c = conjunção
bee-part-f = fragmento
bee-edition-original = Inglês (original)
bee-edition-print = Inglês (impresso)
bee-edition-classroom = Inglês (escolar)
bee-edition-catalan = Catalão
bee-edition-spanish = Espanhol
bee-edition-german = Alemão
bee-edition-portuguese = Português
bee-edition-french = Francês
bee-edition-dutch = Holandês
bee-edition-italian = Italiano
bee-edition-swedish = Sueco
